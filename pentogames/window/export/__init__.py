"""Taking a game elsewhere: pictures, films and text in files, and through the clipboard."""
