"""Property tests that hold in every game, for the tests of a package with a game.

```python
import pytest
from hanse import laws

@pytest.mark.parametrize("law", laws.NAMES)
def test_the_laws_hold(law: str) -> None:
    laws.check("my_game", law)
```

`check` raises AssertionError with the position if the law does not hold.
"""

from hanse.laws.checks import NAMES, check

__all__ = ["NAMES", "check"]
