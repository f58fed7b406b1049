// What the reader has chosen for this browser.
import { recall, remember } from "./storage";

export type Theme = "auto" | "light" | "dark";

interface Stored {
  theme: Theme;
  sound: boolean;
  notices: boolean;
  motion: boolean;
  keys: boolean;
  textBoard: boolean;
  /** Which moves wait for Confirm: every one, or only those that cannot be taken back. */
  confirm: "always" | "final";
  /** Show what everybody would score as things stand. */
  runningScore: boolean;
}

/** A phone in company is silent until it is asked to sound. */
const PHONE = matchMedia("(pointer: coarse) and (max-width: 720px)").matches;

const DEFAULTS: Stored = {
  theme: "auto", sound: !PHONE, notices: false, motion: true, keys: true, textBoard: false, confirm: "always", runningScore: true,
};

const DARK = matchMedia("(prefers-color-scheme: dark)");

class Settings {
  private stored = $state<Stored>({ ...DEFAULTS, ...recall<Partial<Stored>>("settings", {}) });

  get theme(): Theme {
    return this.stored.theme;
  }
  get sound(): boolean {
    return this.stored.sound;
  }
  get notices(): boolean {
    return this.stored.notices;
  }
  get keys(): boolean {
    return this.stored.keys;
  }
  get textBoard(): boolean {
    return this.stored.textBoard;
  }
  get confirm(): "always" | "final" {
    return this.stored.confirm;
  }
  get runningScore(): boolean {
    return this.stored.runningScore;
  }
  get motionWanted(): boolean {
    return this.stored.motion;
  }
  /** Movement is shown only if neither the reader nor their system has asked for stillness. */
  get motion(): boolean {
    return this.stored.motion && !matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  set<K extends keyof Stored>(key: K, value: Stored[K]): void {
    this.stored[key] = value;
    remember("settings", $state.snapshot(this.stored));
    this.apply();
  }

  apply(): void {
    const root = document.documentElement;
    const { theme } = this.stored;
    root.dataset.theme = theme === "auto" ? (DARK.matches ? "dark" : "light") : theme;
    root.classList.toggle("still", !this.motion);
  }
}

export const settings = new Settings();
DARK.addEventListener("change", () => settings.apply());
