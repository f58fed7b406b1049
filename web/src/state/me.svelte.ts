// Who is sitting at this device.
import { api, Refused } from "$/net/http";
import type { Me } from "$/net/protocol";
import { recall, remember } from "./storage";
import { toasts } from "./toasts.svelte";

class Person {
  me = $state.raw<Me | null>(null);

  async load(): Promise<void> {
    await this.run(() => api.me());
  }

  /** Given while the reader is asked for a name; called with it, or with nothing. */
  asking = $state.raw<((name: string) => void) | null>(null);

  /** Before sitting down with others for the first time: asks for a name. What was given, or nothing. */
  async introduce(): Promise<string> {
    if (!this.me) await this.load();
    if (this.me?.name !== "Guest" || recall("introduced", false)) return "";
    const name = await new Promise<string>((resolve) => (this.asking = resolve));
    this.asking = null;
    remember("introduced", true);
    return name && (await this.rename(name)) ? name : "";
  }

  rename(name: string): Promise<boolean> {
    return this.run(() => api.rename(name));
  }

  signIn(name: string, password: string, bring: boolean): Promise<boolean> {
    return this.run(() => api.account("/login", name, password, bring));
  }

  signUp(name: string, password: string, bring: boolean): Promise<boolean> {
    return this.run(() => api.account("", name, password, bring));
  }

  signOut(): Promise<boolean> {
    return this.run(() => api.logout());
  }

  private async run(ask: () => Promise<Me>): Promise<boolean> {
    try {
      const me = await ask();
      this.me = me && typeof me === "object" && "name" in me ? me : await api.me();
      return true;
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      toasts.refusal(problem.error);
      return false;
    }
  }
}

export const person = new Person();
