// A newer page may come to the server while this one is open: then its parts have other names, and the old ones are gone.
/** Starts anew if the server has another page by now; a table goes on where it was. */
export async function renewIfOld(): Promise<void> {
  const own = document.querySelector("script[type=module][src]")?.getAttribute("src") ?? "";
  const now = await fetch("/", { cache: "no-store" }).then(
    (answer) => (answer.ok ? answer.text() : own),
    () => own,
  );
  if (!now.includes(own)) location.reload();
}
