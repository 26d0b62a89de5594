"""How many moves a table server stores, and how long people wait: ours and boardgame.io's, with the same clients."""
