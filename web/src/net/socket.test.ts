import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Refused } from "./http";
import type { ServerMessage } from "./protocol";
import { Connection, type Link } from "./socket";

class Line {
  static all: Line[] = [];
  sent: { t: string; ref?: string; id?: string }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    Line.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.onclose?.();
  }
  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  welcome(): void {
    this.onopen?.();
    this.says({ t: "welcome", now: Date.now() });
  }
}

describe("the live connection", () => {
  let heard: ServerMessage[];
  let links: Link[];
  let opened: number;
  let connection: Connection;

  beforeEach(async () => {
    vi.useFakeTimers();
    Line.all = [];
    [heard, links, opened] = [[], [], 0];
    vi.stubGlobal("WebSocket", Line);
    vi.stubGlobal("fetch", async () => new Response('{"name":"Ann"}', { headers: { "content-type": "application/json" } }));
    connection = new Connection(
      (message) => heard.push(message),
      (link) => links.push(link),
      () => (opened += 1),
    );
    connection.start();
    await vi.advanceTimersByTimeAsync(10);
  });

  afterEach(() => {
    connection.stop();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it("greets, and resolves a command with its answer", async () => {
    Line.all[0]!.welcome();
    expect(Line.all[0]!.sent[0]).toMatchObject({ t: "hello", protocol: 1 });
    const asked = connection.ask({ t: "move", id: "m1" });
    const { ref } = Line.all[0]!.sent.at(-1)!;
    Line.all[0]!.says({ t: "done", ref, n: 7 });
    expect((await asked).n).toBe(7);
  });

  it("comes back after a break and repeats what was not answered, once and with the same id", async () => {
    Line.all[0]!.welcome();
    const asked = connection.ask({ t: "move", id: "m1" });
    Line.all[0]!.close();
    expect(links.at(-1)).toBe("lost");
    await vi.advanceTimersByTimeAsync(1000);
    expect(Line.all).toHaveLength(2);
    Line.all[1]!.welcome();
    expect(opened).toBe(2);
    const repeated = Line.all[1]!.sent.filter((message) => message.id === "m1");
    expect(repeated).toHaveLength(1);
    Line.all[1]!.says({ t: "done", ref: repeated[0]!.ref, n: 8, again: true });
    expect((await asked).n).toBe(8);
  });

  it("tells within three seconds that nobody answers, and gives the line up later", async () => {
    Line.all[0]!.welcome();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(Line.all[0]!.sent.at(-1)).toMatchObject({ t: "ping" });
    expect(links.at(-1)).toBe("silent");
    expect(Line.all).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(9_000);
    expect(links).toContain("lost");
    expect(Line.all.length).toBeGreaterThan(1);
  });

  it("stays with a line that answers, however slowly", async () => {
    Line.all[0]!.welcome();
    for (let round = 0; round < 5; round++) {
      await vi.advanceTimersByTimeAsync(5_000);
      expect(links.at(-1)).toBe("silent");
      Line.all[0]!.says({ t: "pong", now: Date.now() });
      expect(links.at(-1)).toBe("open");
    }
    expect(Line.all).toHaveLength(1);
    const { length } = Line.all[0]!.sent.filter((message) => message.t === "ping");
    expect(length).toBe(5);
  });

  it("says at once that the device has no network", () => {
    Line.all[0]!.welcome();
    dispatchEvent(new Event("offline"));
    expect(links.at(-1)).toBe("silent");
  });

  it("rejects with the reason, and passes on what nobody waits for", async () => {
    Line.all[0]!.welcome();
    const asked = connection.ask({ t: "move", id: "m2" });
    const { ref } = Line.all[0]!.sent.at(-1)!;
    Line.all[0]!.says({ t: "refused", ref, error: { code: "illegal", rule: "BID-4" } });
    await expect(asked).rejects.toBeInstanceOf(Refused);
    Line.all[0]!.says({ t: "refused", ref: "follow", error: { code: "not-found" } });
    expect(heard.at(-1)).toMatchObject({ t: "refused", ref: "follow" });
  });
});
