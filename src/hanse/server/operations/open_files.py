"""The limit on open files of this process; each socket is one."""

import sys

import structlog

BESIDES = 200
"""Open files besides people's sockets: the database, logs, pipes to bots, client files."""
log = structlog.get_logger()


def allow_open_files(sockets: int) -> None:
    """Raise the limit as far as the system allows; warn if it is too low for the sockets."""
    if sys.platform != "win32":
        import resource  # noqa: PLC0415  # there is none on Windows

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = sockets + BESIDES
        most = wanted if hard == resource.RLIM_INFINITY else min(hard, wanted)
        if soft != resource.RLIM_INFINITY and soft < most:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        if most < wanted:
            log.warning("too few open files are allowed for HANSE_MAX_SOCKETS", allowed=most)
