// Which page is shown: the address of the browser, taken apart.

export type Route =
  | { page: "lobby" }
  | { page: "create" }
  | { page: "table"; table: string }
  | { page: "replay"; table: string; at: number }
  | { page: "import" }
  | { page: "position"; example: string }
  | { page: "learn"; lesson: string }
  | { page: "help"; topic: string }
  | { page: "companion"; part: string }
  | { page: "gone" };

export function parseRoute(path: string): Route {
  const parts = path.split("/").filter(Boolean).map(decodeURIComponent);
  const [first = "", second = "", third = "", fourth = ""] = parts;
  if (first === "") return { page: "lobby" };
  if (first === "new") return { page: "create" };
  if (first === "import") return { page: "import" };
  if (first === "position") return { page: "position", example: second };
  if (first === "learn") return { page: "learn", lesson: second };
  if (first === "help") return { page: "help", topic: second };
  if (first === "companion") return { page: "companion", part: second };
  if (first === "t" && second && third === "") return { page: "table", table: second };
  if (first === "t" && third === "at") return { page: "replay", table: second, at: Number(fourth) || 0 };
  return { page: "gone" };
}

class Router {
  path = $state(location.pathname);
  fragment = $state(location.hash);
  route: Route = $derived(parseRoute(this.path));

  start(): void {
    addEventListener("popstate", () => this.read());
    addEventListener("hashchange", () => this.read());
    document.addEventListener("click", (event) => {
      const link = (event.target as Element | null)?.closest?.("a");
      if (!link || event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || link.target || link.hasAttribute("download")) return;
      const address = new URL(link.href, location.href);
      if (address.origin !== location.origin || link.getAttribute("href")?.startsWith("#")) return;
      event.preventDefault();
      this.go(address.pathname + address.hash);
    });
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.read();
    if (!replace) scrollTo(0, 0);
  }

  /** Takes the fragment out of the address, so that a secret in it is not kept in sight. */
  dropFragment(): void {
    history.replaceState(null, "", location.pathname);
    this.fragment = "";
  }

  private read(): void {
    this.path = location.pathname;
    this.fragment = location.hash;
  }
}

export const router = new Router();
