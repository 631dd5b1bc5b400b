"""A process that gives answers, `writer.py WHERE LEARNER NAME COUNT`, and prints what was acknowledged."""

import sys
from datetime import UTC, datetime

from tutor.learning.entry import Entry
from tutor.learning.store import open_store


def answer(name: str, address: str) -> Entry:
    return Entry(
        time=datetime.now(UTC),
        address=address,
        sitting="quiz",
        skill="trump",
        kind="trumps",
        answer=f"by {name}",
        verdict="right",
        guess=1 / 31,
    )


def main(where: str, learner: str, name: str, count: str) -> None:
    store = open_store(where)
    for number in range(int(count)):
        for address in (f"own-{name}-{number}", f"shared-{number}"):
            kept = store.add(learner, answer(name, address))
            print(address, "first" if kept.first else "practice", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
