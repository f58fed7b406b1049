"""Which characters the words of people may have, as patterns that Python and JSON Schema read alike.

Control characters, marks that turn the direction of a text, and letters without width are refused by the shapes of the
messages, before anything else looks at them. (The two joiners stay: some scripts and many emoji are written with them.)
"""

WITHOUT_WIDTH = r"\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb"
ONE_LINE = rf"^(?![\s\S]*[\u0000-\u001f{WITHOUT_WIDTH}])"
LINES = rf"^(?![\s\S]*[\u0000-\u0008\u000b\u000c\u000e-\u001f{WITHOUT_WIDTH}])"
