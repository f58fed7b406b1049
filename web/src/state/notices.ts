// Telling somebody who looks elsewhere that it is their turn: a sound, a browser notice, the page's title.
import { settings } from "./settings.svelte";

export async function askForNotices(): Promise<boolean> {
  if (!("Notification" in globalThis)) return false;
  return (await Notification.requestPermission()) === "granted";
}

export function notify(title: string, body: string): void {
  if (!settings.notices || !document.hidden || !("Notification" in globalThis)) return;
  if (Notification.permission !== "granted") return;
  const notice = new Notification(title, { body, icon: "/icon.svg", tag: "keyflower" });
  notice.onclick = () => {
    focus();
    notice.close();
  };
}

let audio: AudioContext | null = null;

export type Sound = "turn" | "outbid" | "place" | "won" | "season";

/** Quiet sounds, made here: tones in hertz, one after the other, and how long each rings. */
const SOUNDS: Record<Sound, { tones: number[]; rings: number; shape: OscillatorType }> = {
  turn: { tones: [523.25, 783.99], rings: 0.4, shape: "sine" },
  outbid: { tones: [440, 329.63], rings: 0.4, shape: "sine" },
  place: { tones: [196], rings: 0.09, shape: "triangle" },
  won: { tones: [523.25, 659.25, 783.99], rings: 0.3, shape: "triangle" },
  season: { tones: [392, 587.33, 493.88, 783.99], rings: 0.6, shape: "sine" },
};

/** Which sound tells what happened, the most important first. */
export function soundOf(kinds: readonly string[]): Sound | null {
  if (kinds.includes("season-began")) return "season";
  if (kinds.includes("took-tile")) return "won";
  return kinds.some((kind) => ["bid", "use", "placed", "moved", "upgraded"].includes(kind)) ? "place" : null;
}

export function chime(kind: Sound): void {
  // Browsers let a page sound only after it has been touched.
  if (!settings.sound || navigator.userActivation?.hasBeenActive === false) return;
  try {
    audio ??= new AudioContext();
    const { tones, rings, shape } = SOUNDS[kind];
    for (const [index, tone] of tones.entries()) {
      const from = audio.currentTime + index * 0.13;
      const oscillator = audio.createOscillator();
      const gain = audio.createGain();
      oscillator.type = shape;
      oscillator.frequency.value = tone;
      gain.gain.setValueAtTime(0.0001, from);
      gain.gain.exponentialRampToValueAtTime(0.09, from + 0.02);
      gain.gain.exponentialRampToValueAtTime(0.0001, from + rings);
      oscillator.connect(gain).connect(audio.destination);
      oscillator.start(from);
      oscillator.stop(from + rings + 0.05);
    }
  } catch {
    // No sound device, or not allowed yet: the page says it in other ways too.
  }
}
