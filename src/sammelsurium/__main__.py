"""python -m sammelsurium: the same as the command."""

from .cli import main

main()
