// What this browser keeps. Everything still works where storage is refused.
const PREFIX = "keyflower.";

export function recall<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(PREFIX + key);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // Private windows may refuse: then the choice lasts as long as the page.
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // As above.
  }
}

/** Calls back when another tab changes a key. */
export function onOtherTab(key: string, changed: () => void): () => void {
  const listen = (event: StorageEvent): void => {
    if (event.key === PREFIX + key) changed();
  };
  addEventListener("storage", listen);
  return () => removeEventListener("storage", listen);
}
