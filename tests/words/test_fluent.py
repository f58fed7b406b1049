"""Our reader of Fluent says what Fluent's own implementation says, for every message of every language."""

import re

import pytest
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from keyflower.words.fluent import Bundle, parse
from keyflower.words.language import bundle, languages, shelf, spoken, t, use, wanted
from keyflower.words.plurals import RULES, forms, plural

NUMBERS = (0, 1, 2, 3, 5, 12, 19, 20, 21, 22, 25, 101, 112)
NUMERIC = {"count", "points", "have", "need", "players", "limit", "more", "steps", "level", "place", "most", "number"}
WORDS = {"colour": ("blue", "green", "mixed"), "season": ("spring", "winter"), "piece": ("gold", "skills", "nothing"),
         "resource": ("gold", "any"), "needed": ("red", "any"), "shown": ("road", "grass")}  # fmt: skip


@pytest.fixture(params=languages())
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def texts(language: str) -> list[str]:
    files = sorted(shelf().joinpath(language).iterdir(), key=lambda file: file.name)
    return [file.read_text(encoding="utf-8") for file in files]


def arguments(found: Bundle, key: str, seen: frozenset[str] = frozenset()) -> set[str]:
    text = found.texts[key]
    names = set(re.findall(r"\$([\w-]+)", text))
    for other in re.findall(r"\{\s*([a-z][\w.-]*)\s*\}", text):
        if other not in seen:
            names |= arguments(found, other, seen | {key})
    return names


def test_every_message_reads_as_fluent_reads_it(language: str) -> None:
    theirs = FluentBundle([language], use_isolating=False)
    for text in texts(language):
        theirs.add_resource(FluentResource(text))
    ours = bundle(language)
    assert len(ours.texts) > 900
    for key in ours.texts:
        name, _, attribute = key.partition(".")
        message = theirs.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        needed = arguments(ours, key)
        for number in NUMBERS if needed & NUMERIC else NUMBERS[:3]:
            args: dict[str, str | int] = {}
            for argument in needed:
                options = WORDS.get(argument, (f"<{argument}>",))
                args[argument] = number if argument in NUMERIC else options[number % len(options)]
            said, errors = theirs.format_pattern(pattern, args)
            assert not errors, (key, errors)
            assert ours.say(key, args) == said, key


def test_plural_forms_are_those_of_the_worlds_languages() -> None:
    from babel import Locale

    for language in {*RULES, *languages(), "de", "es", "hu"}:
        rule = Locale.parse(language).plural_form
        assert [plural(language, n) for n in range(300)] == [rule(n) for n in range(300)], language


def test_forms_are_what_a_message_must_have() -> None:
    assert forms("pl") == {"one", "few", "many"}
    assert forms("ro") == {"one", "few", "other"}
    assert forms("en") == forms("it") == {"one", "other"}


def test_lists_read_as_people_of_the_language_write_them(language: str) -> None:
    use(language)
    locale = "en_GB" if language == "en" else language
    for parts in (["a"], ["a", "b"], ["a", "b", "c"]):
        for key, style in (("list-and", "standard"), ("list-or", "or")):
            said = t(key, first=", ".join(parts[:-1]), second=parts[-1]) if len(parts) > 1 else parts[0]
            assert said == format_list(parts, style=style, locale=locale)  # type: ignore[arg-type]


def test_a_choice_without_its_end_is_no_message() -> None:
    with pytest.raises(ValueError, match="without its end"):
        parse("{ $count ->\n    [one] a\n")


def test_the_environment_chooses_the_language() -> None:
    assert wanted({}) == wanted({"LANG": "C.UTF-8"}) == wanted({"LANG": "xx_XX"}) == "en"
    assert wanted({"LANG": "pl_PL.UTF-8"}) == wanted({"LANG": "en_GB", "LC_ALL": "pl"}) == "pl"
    assert wanted({"LANG": "pl_PL", "KEYFLOWER_LANGUAGE": "it"}) == "it"


def test_another_language_is_refused_and_an_unknown_key_is_seen() -> None:
    with pytest.raises(ValueError, match=f"there are {', '.join(languages())}"):
        use("tlh")
    use("en")
    assert t("no-such-message") == "no-such-message"
    assert spoken().language == "en"
