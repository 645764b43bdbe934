"""Subcommands that need no window and no Qt."""
