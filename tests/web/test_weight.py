"""How much a visit costs on a slow line: requests and bytes, compressed, with their headers."""

import socket
from urllib.parse import urljoin, urlsplit

import pytest

from tutor.rules import VARIANTS

FIRST_REQUESTS, FIRST_BYTES, NEXT_BYTES = 7, 60_000, 10_000
EXAMPLE = "/de/puzzles/left-bower-only"


def on_the_wire(server, address):
    """Bytes of an answer, from the status line to the end of its body."""
    parts = urlsplit(server)
    with socket.create_connection((parts.hostname, parts.port), timeout=10) as line:
        asked = f"GET {address} HTTP/1.1\r\nHost: {parts.netloc}\r\n"
        line.sendall(f"{asked}Accept-Encoding: gzip, deflate, br\r\nConnection: close\r\n\r\n".encode())
        received = b""
        while more := line.recv(65536):
            received += more
    assert received.startswith(b"HTTP/1.1 200")
    return len(received)


def test_every_page_is_light(server, client):
    """Every puzzle, asked and answered, and every lesson: whichever comes next."""
    school = client.application.extensions["school"]
    places = [f"puzzles/{id}" for id in school.puzzles] + [f"lessons/{slug}" for slug in school.lessons]
    places += [f"hands/{id}?step=score" for id in school.hands]
    places += ["crib", "glossary", "rules/", *(f"rules/{variant}" for variant in VARIANTS)]
    places += [
        f"puzzles/{id}?answer=none" for id, one in school.puzzles.items() if one.question.position.allows_none
    ]
    weights = {place: on_the_wire(server, f"/de/{place}") for place in places}
    weights["answered"] = on_the_wire(server, f"{EXAMPLE}?answer=AS+9C")

    heaviest = max(weights, key=weights.__getitem__)
    print(f"heaviest: {heaviest}, {weights[heaviest]} bytes")
    assert weights[heaviest] <= NEXT_BYTES


@pytest.fixture
def visit(server, browser):
    """Opens pages in one window, cache and all; each time the addresses asked for and the bytes received."""
    with browser.new_context() as context:
        page = context.new_page()
        network = context.new_cdp_session(page)
        network.send("Network.enable")
        addresses, sizes = [], []
        network.on("Network.requestWillBeSent", lambda event: addresses.append(event["request"]["url"]))
        network.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))

        def go(place):
            addresses.clear()
            sizes.clear()
            page.goto(urljoin(server, place), wait_until="networkidle")
            return list(addresses), sum(sizes)

        yield go


def test_a_first_visit_and_the_next_page(server, visit):
    """What a browser really asks for; what it has, it keeps; nothing comes from elsewhere."""
    addresses, size = visit(EXAMPLE)
    print(f"first visit: {len(addresses)} requests, {size:.0f} bytes")
    assert len(addresses) <= FIRST_REQUESTS
    assert 0 < size <= FIRST_BYTES
    assert all(address.startswith(server) for address in addresses)

    addresses, size = visit("/de/puzzles/order-of-trumps")
    print(f"next page: {len(addresses)} requests, {size:.0f} bytes")
    assert 0 < size <= NEXT_BYTES

    addresses, size = visit(EXAMPLE)
    print(f"the same again: {size:.0f} bytes")
    assert 0 < size <= 1000
