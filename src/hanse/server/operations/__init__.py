"""What a host sees and sets: logs, metrics, traces, disk space, memory, load, open files.

It knows no table and no request. Every other folder of the server may import it.
"""
