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

/** Two quiet sounds, made here: a rising pair for "your turn", a falling one for "outbid". */
export function chime(kind: "turn" | "outbid"): void {
  // Browsers let a page sound only after it has been touched.
  if (!settings.sound || navigator.userActivation?.hasBeenActive === false) return;
  try {
    audio ??= new AudioContext();
    const tones = kind === "turn" ? [523.25, 783.99] : [440, 329.63];
    for (const [index, tone] of tones.entries()) {
      const from = audio.currentTime + index * 0.13;
      const oscillator = audio.createOscillator();
      const gain = audio.createGain();
      oscillator.type = "sine";
      oscillator.frequency.value = tone;
      gain.gain.setValueAtTime(0.0001, from);
      gain.gain.exponentialRampToValueAtTime(0.09, from + 0.03);
      gain.gain.exponentialRampToValueAtTime(0.0001, from + 0.4);
      oscillator.connect(gain).connect(audio.destination);
      oscillator.start(from);
      oscillator.stop(from + 0.45);
    }
  } catch {
    // No sound device, or not allowed yet: the page says it in other ways too.
  }
}
