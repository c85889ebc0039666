"""`python -m vigil`: the same as the command `vigil`."""

from __future__ import annotations

import sys

from vigil import main

if __name__ == "__main__":
    sys.exit(main())
