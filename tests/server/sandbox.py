"""The filter of system calls that a unit of systemd asks for, put on this process.

It is what systemd does, but a call that is not allowed kills the process, so that nothing is
overlooked. `systemd-analyze` says what a group like @basic-io holds.
"""

import ctypes
import errno
import os
import platform
import re
import struct
import subprocess
from pathlib import Path

NUMBERS = Path("/usr/include/x86_64-linux-gnu/asm/unistd_64.h")
FAMILIES = (1, 2, 10)
"""AF_UNIX, AF_INET, AF_INET6: the unit allows no others."""
NUMBER, FIRST, THIRD = 0, 16, 32
"""Where the number of a call and its first and third argument are told to a filter."""
LOAD, IS, HAS, RETURN = 0x20, 0x15, 0x45, 0x06
ALLOW, KILL, ERROR = 0x7FFF0000, 0x80000000, 0x00050000
WRITABLE, EXECUTABLE = 2, 4
NO_NEW_PRIVILEGES, SECCOMP, WITH_FILTER = 38, 22, 2

type Step = tuple[int, int, int, int]


def can_be_tried() -> bool:
    return platform.machine() == "x86_64" and NUMBERS.exists() and has_systemd()


def has_systemd() -> bool:
    return any((Path(place) / "systemd-analyze").exists() for place in ("/bin", "/usr/bin"))


def groups() -> dict[str, list[str]]:
    """Return the members of every group, groups among them."""
    run = ["systemd-analyze", "syscall-filter", "--no-pager"]
    told = subprocess.run(run, check=True, capture_output=True, text=True).stdout
    found: dict[str, list[str]] = {}
    for block in re.split(r"\n(?=@)", told):
        name, *members = (line.partition("#")[0].strip() for line in block.splitlines())
        found[name] = [member for member in members if member]
    return found


def members_of(name: str, known: dict[str, list[str]]) -> set[str]:
    if not name.startswith("@"):
        return {name}
    return set().union(*(members_of(member, known) for member in known[name]))


def allowed_calls(unit: str) -> set[int]:
    """Return the numbers of the system calls that a unit allows."""
    numbers = dict(re.findall(r"#define __NR_(\w+) (\d+)", NUMBERS.read_text()))
    known = groups()
    wanted = re.findall(r"^SystemCallFilter=(.*)$", unit, re.M)
    names = set().union(*(members_of(name, known) for line in wanted for name in line.split()))
    return {int(numbers[name]) for name in names if name in numbers}


def number_of(name: str) -> int:
    found = re.search(rf"#define __NR_{name} (\d+)", NUMBERS.read_text())
    assert found, name
    return int(found.group(1))


def filter_of(unit: str) -> list[Step]:
    """Return the filter, as steps of a small machine: operation, jump if so, if not, value."""
    denied = ERROR + errno.EPERM
    steps: list[Step] = [(LOAD, 0, 0, NUMBER)]
    # New namespaces: glibc then makes threads by an older call, of which the flags can be seen.
    steps += [(IS, 0, 1, number_of("clone3")), (RETURN, 0, 0, ERROR + errno.ENOSYS)]
    steps += [(IS, 0, len(FAMILIES) + 3, number_of("socket")), (LOAD, 0, 0, FIRST)]
    steps += [(IS, len(FAMILIES) - at, 0, one) for at, one in enumerate(FAMILIES)]
    steps += [(RETURN, 0, 0, ERROR + errno.EAFNOSUPPORT), (RETURN, 0, 0, ALLOW)]
    if "MemoryDenyWriteExecute=true" in unit:
        steps += [(IS, 0, 4, number_of("mprotect")), (LOAD, 0, 0, THIRD)]
        steps += [(HAS, 0, 1, EXECUTABLE), (RETURN, 0, 0, denied), (RETURN, 0, 0, ALLOW)]
        steps += [(IS, 0, 5, number_of("mmap")), (LOAD, 0, 0, THIRD)]
        steps += [(HAS, 0, 2, EXECUTABLE), (HAS, 0, 1, WRITABLE), (RETURN, 0, 0, denied)]
        steps += [(RETURN, 0, 0, ALLOW)]
    for number in sorted(allowed_calls(unit)):
        steps += [(IS, 0, 1, number), (RETURN, 0, 0, ALLOW)]
    return [*steps, (RETURN, 0, 0, KILL)]


def restrict(unit: str) -> None:
    """Put this process and all its children under the filter of a unit, from now on."""
    steps = filter_of(unit)
    code = b"".join(struct.pack("HBBI", *step) for step in steps)
    program = struct.pack("HxxxxxxP", len(steps), ctypes.addressof(kept := buffer_of(code)))
    libc = ctypes.CDLL(None, use_errno=True)
    assert libc.prctl(NO_NEW_PRIVILEGES, 1, 0, 0, 0) == 0
    assert libc.prctl(SECCOMP, WITH_FILTER, program, 0, 0) == 0, os.strerror(ctypes.get_errno())
    del kept


def buffer_of(code: bytes) -> "ctypes.Array[ctypes.c_char]":
    return ctypes.create_string_buffer(code, len(code))
