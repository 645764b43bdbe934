"""Files: the .pento text format, written safely."""
