"""Every setting is explained, and what cannot be understood is refused."""

import re
from pathlib import Path

import pytest

from hanse.server.config import BadSettings, Settings, data_folder, read_settings, variable

PAGE = Path(__file__).parents[2] / "docs/hosting.md"
ROW = re.compile(r"^\| `([A-Z_]+)` \| (?:`([^`]*)`)? *\| .+ \|$", re.M)


def told(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def test_the_page_for_hosts_explains_every_setting_with_its_default() -> None:
    explained = {name: default or "" for name, default in ROW.findall(PAGE.read_text("utf-8"))}
    plain = Settings()
    fields = Settings.__struct_fields__
    assert explained == {variable(field): told(getattr(plain, field)) for field in fields}


def test_settings_come_from_the_environment() -> None:
    found = read_settings({"HANSE_PORT": "9", "DATABASE_URL": "x", "HANSE_SECURE_COOKIES": "false"})
    assert (found.port, found.database_url, found.secure_cookies) == (9, "x", False)
    assert read_settings({"HANSE_PORT": ""}).port == 8080
    assert data_folder(Settings(data="here")) == Path("here")


@pytest.mark.parametrize(
    "wrong", [{"HANSE_PORT": "http"}, {"HANSE_LOG_LEVEL": "loud"}, {"HANSE_METRICS_FOR": "me"}]
)
def test_what_cannot_be_understood_is_refused(wrong: dict[str, str]) -> None:
    with pytest.raises(BadSettings):
        read_settings(wrong)
