"""Operations: logs, metrics, traces, disk space, memory, load and open files.

This folder handles no requests, and only gives tables their log, metrics and traces. Every other
folder of the server may import it.
"""
