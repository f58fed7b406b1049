// Plain requests to the server.
import type { ApiError, Course, Devices, Entry, Hints, Info, Me, NewTable, Options, Prospects, State, Trial, Wanted } from "./protocol";

const BASE = "/api/v1";

/** The server said no, or could not be reached (`code` is then "offline"). */
export class Refused extends Error {
  constructor(
    readonly error: ApiError,
    readonly state?: State,
  ) {
    super(error.reason ?? error.code);
  }
}

export async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(BASE + path, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
      credentials: "same-origin",
    });
  } catch {
    throw new Refused({ code: "offline" });
  }
  const text = await response.text();
  const json = response.headers.get("content-type")?.includes("json") ?? false;
  const answer: unknown = text && json ? JSON.parse(text) : text;
  if (!response.ok) {
    const told = answer as { error?: ApiError; state?: State } & Partial<ApiError>;
    const error = told?.error ?? (told?.code ? (told as ApiError) : { code: response.status === 404 ? "not-found" : "busy" });
    throw new Refused(error, told?.state);
  }
  return answer as T;
}

/** Requests that need a session ask for it first, once: the server makes one, or knows the one there is. */
let session: Promise<Me> | null = null;

export function ensureSession(name = ""): Promise<Me> {
  session ??= request<Me>("POST", "/session", name ? { name } : {}).catch((problem: unknown) => {
    session = null;
    throw problem;
  });
  return session;
}

async function known<T>(method: string, path: string, body?: unknown): Promise<T> {
  await ensureSession();
  return request<T>(method, path, body);
}

export interface Lobby {
  tables: Info[];
  more: boolean;
}

export interface Made {
  info: Info;
  invite: string;
  links: { seat: number; secret: string }[];
}

const table = (id: string): string => `/tables/${encodeURIComponent(id)}`;

export const api = {
  me: () => ensureSession(),
  rename: async (name: string) => {
    await ensureSession(name);
    return request<Me>("POST", "/session", { name });
  },
  forgetDevice: async () => {
    await request("DELETE", "/session");
    session = null;
  },
  /** Signs in, or makes an account; `bring`: what this device holds becomes the account's. */
  account: (action: "" | "/login", name: string, password: string, bring: boolean) =>
    known<Me>("POST", `/account${action}`, { name, password, bring }),
  logout: () => known<Me>("POST", "/account/logout"),
  devices: () => known<Devices>("GET", "/devices"),
  forget: (device: string) => known<unknown>("DELETE", `/devices/${encodeURIComponent(device)}`),
  options: () => request<Options>("GET", "/options"),
  lobby: (state: string) => known<Lobby>("GET", `/tables?state=${state}&limit=30`),
  mine: (state: "running" | "finished") => known<Lobby>("GET", `/tables/mine?state=${state}&limit=50`),
  /** Puts a table away among one's own. */
  hide: (id: string) => known<unknown>("POST", `${table(id)}/hide`, { hidden: true }),
  /** Takes a table away for good. */
  remove: (id: string) => known<unknown>("DELETE", table(id)),
  playFrom: (id: string, n: number, seat: number) => known<Info>("POST", `${table(id)}/play-from/${n}`, { seat }),
  create: (options: NewTable) => known<Made>("POST", "/tables", options),
  /** One more invitation, from whoever sits there. */
  invite: (id: string) => known<{ invite: string }>("POST", `${table(id)}/invite`),
  enter: (id: string, invite: string) => known<Info>("POST", `${table(id)}/enter`, { invite }),
  sit: (id: string, secret: string, name = "") => known<Info>("POST", `${table(id)}/sit`, { secret, ...(name ? { name } : {}) }),
  join: (id: string, seat?: number) =>
    known<{ info: Info; seat: number; secret: string }>("POST", `${table(id)}/join`, seat === undefined ? {} : { seat }),
  stand: (id: string, seat: number) => known<unknown>("POST", `${table(id)}/stand`, { seat }),
  start: (id: string, level: number) => known<unknown>("POST", `${table(id)}/start`, { level }),
  link: (id: string, seat: number) =>
    known<{ seat: number; secret: string }>("POST", `${table(id)}/links`, { seat }),
  close: (id: string) => known<unknown>("POST", `${table(id)}/close`),
  rematch: (id: string) => known<Info>("POST", `${table(id)}/rematch`, { order: "rotate" }),
  log: (id: string, from: number) =>
    known<{ entries: Entry[]; more: boolean }>("GET", `${table(id)}/log?from=${from}&limit=500`),
  at: (id: string, n: number, seat: number | "all" | null) =>
    known<{ state: State; last: number }>("GET", `${table(id)}/at/${n}${seat === null ? "" : `?seat=${seat}`}`),
  /** What a bot would have done there, in a game that is over. */
  pastHint: (id: string, n: number, seat: number) => known<Hints>("GET", `${table(id)}/at/${n}/hint?seat=${seat}`),
  /** How the scores of a finished game came about. */
  course: (id: string) => known<Course>("GET", `${table(id)}/course`),
  /** What everybody would score, of what the asker may see. */
  prospects: (id: string) => known<Prospects>("GET", `${table(id)}/prospects`),
  record: (id: string) => known<string>("GET", `${table(id)}/record`),
  importRecord: (text: string) => known<{ info: Info; invite: string }>("POST", "/records", { text, listed: false }),
  position: (position: unknown, seat: number | null, actions: string[], want: Wanted = ["state", "events"]) =>
    known<Trial>("POST", "/positions", { position, actions, want, ...(seat === null ? {} : { seat }) }),
  positionHint: (position: unknown, seat: number, actions: string[]) => known<Hints>("POST", "/positions/hint", { position, seat, actions }),
};
