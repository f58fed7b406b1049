"""The game in words, in every language of the page: pieces and tiles, questions and answers, what happened, the sheet.

All words are messages in Fluent, `web/messages/LANGUAGE/*.ftl`; the page reads the same files.
"""

from .language import both, capital, either, has, languages, t, use

__all__ = ["both", "capital", "either", "has", "languages", "t", "use"]
