"""How fast are random games, ours and the peers', on one core. See README.md here."""
