"""A Flask view that returns the bytes of a file, behind the same server: python empty_view.py FILE"""

import sys
from pathlib import Path

from flask import Flask, Response

from tutor.web.serving import listen, work


def create_app(body: bytes) -> Flask:
    """The bytes as they are, marked as compressed."""
    app = Flask(__name__)
    headers = {"Content-Encoding": "gzip"}
    app.add_url_rule("/", "empty", lambda: Response(body, mimetype="text/html", headers=headers))
    return app


if __name__ == "__main__":
    sockets = listen("127.0.0.1", 0)
    print(f"http://127.0.0.1:{sockets[0].getsockname()[1]}/", flush=True)
    work(create_app(Path(sys.argv[1]).read_bytes()), sockets)
