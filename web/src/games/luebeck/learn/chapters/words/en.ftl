# The chapters of Lübeck’s rules. English.

web-luebeck-chapter-pieces = What you play with
web-luebeck-chapter-round = A round
web-luebeck-chapter-display = The display
web-luebeck-chapter-packets = Packets
web-luebeck-chapter-acting = Actions
web-luebeck-chapter-voyage = Starting a voyage
web-luebeck-chapter-goods = Goods cards
web-luebeck-chapter-special = Special cards
web-luebeck-chapter-passing = Passing and discarding
web-luebeck-chapter-clearing = Clearing up
web-luebeck-chapter-end = The end
