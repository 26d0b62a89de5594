"""Ends with a clear message when the port for `make play` cannot be had, before anything long is done."""

import socket
import sys


def complaint(text: str) -> str:
    """What is wrong with a port; nothing when it is free."""
    if not (text.isascii() and text.isdigit() and 0 < int(text) < 65536):
        return f"PORT={text} is not a port: choose a number from 1 to 65535, for example PORT=8001."
    port = int(text)
    if answers(port):
        return f"Port {port} is taken by another program. Choose another one: make play PORT={next_free(port)}"
    try:
        with socket.socket() as ours:
            ours.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            ours.bind(("127.0.0.1", port))
    except OSError as error:
        return f"Port {port} cannot be used here ({error.strerror}). Choose another, for example PORT=8001."
    return ""


def answers(port: int) -> bool:
    """Somebody listens there, on either of the addresses that localhost can mean."""
    for address in ("127.0.0.1", "::1"):
        try:
            socket.create_connection((address, port), timeout=1).close()
        except OSError:
            continue
        return True
    return False


def next_free(port: int) -> int:
    return next((other for other in range(port + 1, 65536) if not answers(other)), 8000)


if __name__ == "__main__":
    sys.exit(complaint(sys.argv[1]) or 0)
