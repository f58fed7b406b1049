// The one live connection. It comes back by itself and repeats commands that were not answered.
import { ensureSession, Refused } from "./http";
import { PROTOCOL, type ServerMessage } from "./protocol";

/** `silent`: the other side should have answered by now; it is told at once and given up a little later. */
export type Link = "connecting" | "open" | "silent" | "lost";
type Done = Extract<ServerMessage, { t: "done" }>;

interface Waiting {
  message: Record<string, unknown>;
  resolve: (done: Done) => void;
  reject: (refused: Refused) => void;
}

const FIRST_RETRY = 300;
const LONGEST_RETRY = 5000;
// Who looks at the page is told within three seconds that nobody answers; a page that nobody sees asks rarely.
const LISTEN = 250;
const QUIET = 1_800;
const TOLD = 2_700;
const GIVEN_UP = 9_000;
const UNSEEN = 20_000;

export class Connection {
  private socket: WebSocket | null = null;
  private ready = false;
  private closed = false;
  private retry = FIRST_RETRY;
  private refs = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private heart: ReturnType<typeof setInterval> | undefined;
  /** When the other side was last heard, and whether it was asked since. */
  private heard = 0;
  private pinged = false;
  private silent = false;
  private readonly waiting = new Map<string, Waiting>();
  /** The server's clock minus ours, in milliseconds. */
  skew = 0;

  constructor(
    private readonly hear: (message: ServerMessage) => void,
    private readonly link: (link: Link) => void,
    private readonly opened: () => void,
  ) {}

  start(): void {
    this.closed = false;
    addEventListener("online", this.hurry);
    addEventListener("offline", this.doubt);
    document.addEventListener("visibilitychange", this.hurry);
    void this.connect();
  }

  stop(): void {
    this.closed = true;
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.doubt);
    document.removeEventListener("visibilitychange", this.hurry);
    clearTimeout(this.timer);
    clearInterval(this.heart);
    this.socket?.close();
  }

  /** Sends what needs no answer. */
  tell(message: Record<string, unknown>): void {
    if (this.ready) this.socket?.send(JSON.stringify(message));
  }

  /** Sends a command; if the line breaks before the answer, it is sent again with the same id. */
  ask(message: Record<string, unknown>): Promise<Done> {
    const ref = `r${++this.refs}`;
    const full = { ...message, ref };
    return new Promise((resolve, reject) => {
      this.waiting.set(ref, { message: full, resolve, reject });
      this.tell(full);
    });
  }

  /** The device says that it has no network. */
  private readonly doubt = (): void => {
    if (this.ready) this.fellSilent();
  };

  private readonly hurry = (): void => {
    if (document.visibilityState === "hidden" || this.closed) return;
    if (this.ready) {
      // Timers sleep on a page that nobody sees: the time since then says nothing.
      this.heard = Date.now();
      this.ping();
      return;
    }
    clearTimeout(this.timer);
    this.retry = FIRST_RETRY;
    void this.connect();
  };

  private async connect(): Promise<void> {
    if (this.closed || this.socket) return;
    this.link("connecting");
    try {
      await ensureSession();
    } catch {
      this.lost();
      return;
    }
    const address = new URL("/api/v1/ws", location.href);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ t: "hello", protocol: PROTOCOL }));
    socket.onmessage = (event) => {
      this.listened();
      this.receive(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = () => {
      if (this.socket !== socket) return;
      this.socket = null;
      this.lost();
    };
  }

  private lost(): void {
    this.ready = false;
    this.silent = false;
    clearInterval(this.heart);
    if (this.closed) return;
    this.link("lost");
    const wait = this.retry * (0.75 + Math.random() / 2);
    this.retry = Math.min(this.retry * 2, LONGEST_RETRY);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.connect(), wait);
  }

  private receive(message: ServerMessage): void {
    if (message.t === "welcome") {
      this.ready = true;
      this.retry = FIRST_RETRY;
      this.skew = message.now - Date.now();
      this.link("open");
      this.opened();
      for (const { message: unanswered } of this.waiting.values()) this.tell(unanswered);
      this.beat();
    } else if (message.t === "done" || message.t === "refused") {
      if (message.t === "refused" && message.error.code === "protocol") location.reload();
      const waiting = message.ref ? this.waiting.get(message.ref) : undefined;
      if (!waiting || !message.ref) {
        this.hear(message);
        return;
      }
      this.waiting.delete(message.ref);
      if (message.t === "done") waiting.resolve(message);
      else waiting.reject(new Refused(message.error, message.state ?? undefined));
    } else if (message.t === "pong") {
      this.skew = message.now - Date.now();
    } else if (message.t === "closing") {
      this.retry = FIRST_RETRY;
    } else this.hear(message);
  }

  private listened(): void {
    this.heard = Date.now();
    this.pinged = false;
    if (this.silent) this.link("open");
    this.silent = false;
  }

  private ping(): void {
    this.pinged = true;
    this.tell({ t: "ping" });
  }

  private fellSilent(): void {
    if (!this.silent) this.link("silent");
    this.silent = true;
  }

  /** A line that is silently dead is noticed, told, and given up. */
  private beat(): void {
    clearInterval(this.heart);
    this.listened();
    this.heart = setInterval(() => {
      const silence = Date.now() - this.heard - (document.visibilityState === "hidden" ? UNSEEN : 0);
      if (silence >= GIVEN_UP) {
        const dead = this.socket;
        this.socket = null;
        dead?.close();
        this.lost();
      } else if (silence >= TOLD) this.fellSilent();
      else if (silence >= QUIET && !this.pinged) this.ping();
    }, LISTEN);
  }
}
