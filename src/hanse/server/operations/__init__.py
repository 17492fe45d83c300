"""Operations: logs, metrics, traces, disk space, memory, load and open files.

It knows no request, and no table except to hand it a log and metrics. Every other folder of the
server may import it.
"""
