"""`python -m tutor` is the command `tutor`."""

import sys

from tutor.cli import main

sys.exit(main())
