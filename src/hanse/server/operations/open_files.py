"""The limit on this process's open files; each socket counts as one."""

import sys

import structlog

OTHER_FILES = 200
"""Open files other than clients' sockets: the database, logs, pipes to bots, client files."""
log = structlog.get_logger()


def allow_open_files(sockets: int) -> None:
    """Raise the limit as far as the system allows; warn if it is too low for the sockets."""
    if sys.platform != "win32":
        import resource  # noqa: PLC0415  # Windows has no such module

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = sockets + OTHER_FILES
        most = wanted if hard == resource.RLIM_INFINITY else min(hard, wanted)
        if soft != resource.RLIM_INFINITY and soft < most:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        if most < wanted:
            log.warning("too few open files are allowed for HANSE_MAX_SOCKETS", allowed=most)
