"""The real server with more addresses, for tests of how it ends: a slow one, a large one, a deadly one."""

import os
import sys
import time

from flask import Flask

from tutor.web import serving
from tutor.web.operator import Operator

LARGE = 6_000_000
original = serving.create_app


def create_app(**options) -> Flask:
    """The site, and what a site should not have."""
    app = original(**options)
    app.add_url_rule("/slow", "slow", lambda: (time.sleep(2), f"slowly, {os.getpid()}")[1])
    app.add_url_rule("/large", "large", lambda: "x" * LARGE)
    app.add_url_rule("/who", "who", lambda: str(os.getpid()))
    app.add_url_rule("/death", "death", lambda: os._exit(3))
    return app


if __name__ == "__main__":
    serving.create_app = create_app
    sys.exit(serving.serve(Operator.read({"port": "0", "workers": sys.argv[1]}, {})))
