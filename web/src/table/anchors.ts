// Where things are on the page, and pictures that fly between such places.

/** Where something is, by its name; null while it is out of sight. */
export function anchorBox(name: string): DOMRect | null {
  for (const element of document.querySelectorAll(`[data-anchor="${CSS.escape(name)}"]`)) {
    const box = element.getBoundingClientRect();
    if (box.width > 0 && box.height > 0) return box;
  }
  return null;
}

/** Where the tiles lay that were won when a season ended: from there they fly to their owners on its card. */
export const leaving = new Map<string, DOMRect>();

const TIME = 650;

/** A copy of a picture flies from one place to another, over everything else. Only the compositor has work with it. */
export async function flyPicture(picture: Element, from: DOMRect, to: DOMRect, delay = 0): Promise<void> {
  const copy = document.createElement("div");
  copy.setAttribute("aria-hidden", "true");
  copy.className = "flown";
  copy.append(picture.cloneNode(true));
  Object.assign(copy.style, { left: `${to.left}px`, top: `${to.top}px`, width: `${to.width}px`, height: `${to.height}px` });
  document.body.append(copy);
  const [x, y] = [from.left + from.width / 2 - to.left - to.width / 2, from.top + from.height / 2 - to.top - to.height / 2];
  const scale = from.width / to.width;
  const flight = copy.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${scale})` },
      { transform: `translate(${x * 0.4}px, ${y * 0.4 - 30}px) scale(${(scale + 1) / 2 + 0.15})`, offset: 0.5 },
      { transform: "none" },
    ],
    { duration: TIME, delay, easing: "cubic-bezier(.4,.1,.3,1)", fill: "both" },
  );
  await flight.finished.catch(() => undefined);
  copy.remove();
}
