"""Searches: what they are given, what they find, and when they stop. Each has a module."""
