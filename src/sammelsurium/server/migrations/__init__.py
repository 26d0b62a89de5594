"""The history of the stored schema, oldest first."""
