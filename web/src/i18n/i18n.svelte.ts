// Messages by key, in the reader's language. Changing the language redraws whatever called t().
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { recall, remember } from "$/state/storage";

export const LANGUAGES = { en: "English", pl: "Polski", ro: "Română", it: "Italiano" } as const;
export type Language = keyof typeof LANGUAGES;
/** Files of words that come when they are wanted. */
const PARTS = ["companion", "coach"] as const;
type Part = (typeof PARTS)[number];
export type Args = Record<string, FluentVariable>;

const files = import.meta.glob<string>(["../../messages/*/*.ftl", "!../../messages/*/terminal.ftl"], {
  query: "?raw",
  import: "default",
});

export const isLanguage = (name: string): name is Language => name in LANGUAGES;

/** The first language of the browser's list that the page speaks. */
export function pickLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const short = tag.toLowerCase().split("-")[0] ?? "";
    if (isLanguage(short)) return short;
  }
  return "en";
}

export function makeBundle(language: string, texts: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return bundle;
}

class Words {
  language = $state<Language>("en");
  bundle = $state.raw<FluentBundle | null>(null);
  /** Tile names in the reader's language instead of the English ones, where there is a translation. */
  translateNames = $state(recall("translate-names", false));

  /** What is wanted of the words that not every reader needs. */
  private wanted: readonly Part[] = [];

  async with(part: Part): Promise<void> {
    if (this.wanted.includes(part)) return;
    this.wanted = [...this.wanted, part];
    await this.coming; // the first words may be on their way without them
    await this.use(this.language);
  }

  async use(language: Language): Promise<void> {
    const texts = await Promise.all(
      Object.entries(files)
        .filter(([path]) => path.includes(`/messages/${language}/`) && PARTS.every((part) => !path.endsWith(`/${part}.ftl`) || this.wanted.includes(part)))
        .map(([, load]) => load()),
    );
    this.bundle = makeBundle(language, texts);
    this.language = language;
    document.documentElement.lang = language;
  }

  async choose(language: Language): Promise<void> {
    remember("language", language);
    await this.use(language);
  }

  private coming: Promise<void> | null = null;

  start(): Promise<void> {
    const stored = recall("language", "");
    return (this.coming = this.use(isLanguage(stored) ? stored : pickLanguage(navigator.languages)));
  }

  setTranslateNames(on: boolean): void {
    this.translateNames = on;
    remember("translate-names", on);
  }
}

export const words = new Words();

/** A message in the reader's language; `key.attribute` names a message's attribute. */
export function t(key: string, args: Args = {}): string {
  const bundle = words.bundle;
  if (!bundle) return "";
  const [id = "", attribute] = key.split(".");
  const message = bundle.getMessage(id);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return pattern ? bundle.formatPattern(pattern, args, []) : key;
}

/** A person's name to show. Who gave none is a guest, in the reader's language. */
export const personName = (name: string): string => (name === "Guest" ? t("guest") : name);

export function has(key: string): boolean {
  return words.bundle?.hasMessage(key) ?? false;
}

/** "a, b and c" in the reader's language. The English texts are British: no comma before "and". */
export function list(parts: readonly string[], type: "conjunction" | "disjunction" | "unit" = "unit"): string {
  return new Intl.ListFormat(locale(), { style: type === "unit" ? "narrow" : "long", type }).format(
    type === "unit" ? [parts.join(", ")] : parts,
  );
}

/** For the browser's own forms of dates and lists. */
export const locale = (): string => (words.language === "en" ? "en-GB" : words.language);

export const number = (value: number): string => new Intl.NumberFormat(words.language).format(value);
