"""The contract between games, minds and tables. Knows no game, imports nothing else of ours."""
