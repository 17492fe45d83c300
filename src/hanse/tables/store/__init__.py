"""What tables keep: rows as structs, and what can be asked of whatever stores them.

It knows no SQL. Every other folder of the tables may import it.
"""
