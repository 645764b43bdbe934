"""What a frozen program is made of; for packaging/build.py and packaging/pentogames.spec."""
