"""Sammelsurium: the table for modern collecting games."""
