// Who is sitting at this device.
import { api, Refused } from "$/net/http";
import type { Me } from "$/net/protocol";
import { toasts } from "./toasts.svelte";

class Person {
  me = $state.raw<Me | null>(null);

  async load(): Promise<void> {
    await this.run(() => api.me());
  }

  rename(name: string): Promise<boolean> {
    return this.run(() => api.rename(name));
  }

  signIn(name: string, password: string): Promise<boolean> {
    return this.run(() => api.account("/login", name, password));
  }

  signUp(name: string, password: string): Promise<boolean> {
    return this.run(() => api.account("", name, password));
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
