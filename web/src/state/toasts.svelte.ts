// Short notes at the edge of the page: refusals with their rule, and things that happened meanwhile.
import type { Args } from "$/i18n/i18n.svelte";
import type { ApiError } from "$/net/protocol";

export interface Toast {
  id: number;
  key: string;
  args: Args;
  tone: "plain" | "warn";
  error?: ApiError;
}

const STAYS = 7000;

class Toasts {
  all = $state.raw<Toast[]>([]);
  private ids = 0;

  say(key: string, args: Args = {}, tone: "plain" | "warn" = "plain"): void {
    this.add({ id: ++this.ids, key, args, tone });
  }

  refusal(error: ApiError): void {
    this.add({ id: ++this.ids, key: "", args: {}, tone: "warn", error });
  }

  drop(id: number): void {
    this.all = this.all.filter((toast) => toast.id !== id);
  }

  private add(toast: Toast): void {
    this.all = [...this.all.slice(-2), toast];
    setTimeout(() => this.drop(toast.id), STAYS);
  }
}

export const toasts = new Toasts();
