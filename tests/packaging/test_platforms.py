"""What other systems lack is not needed."""

import asyncio
import sys

import pytest
import uvloop

from hanse.server.config import Settings
from hanse.server.serve import configured
from tests.packaging.declared import PROJECT


def loop_made() -> asyncio.AbstractEventLoop:
    make = configured(Settings()).get_loop_factory()
    assert make
    return make()


def test_loop_is_uvloop_where_it_is_installed() -> None:
    loop = loop_made()
    loop.close()
    assert isinstance(loop, uvloop.Loop)


def test_loop_is_the_standard_one_where_there_is_no_uvloop(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "uvloop", None)
    loop = loop_made()
    loop.close()
    assert type(loop).__module__.startswith("asyncio.")


def test_windows_is_not_asked_for_uvloop() -> None:
    [line] = [one for one in PROJECT["optional-dependencies"]["serve"] if one.startswith("uvloop")]
    assert line.endswith("; sys_platform != 'win32'")
