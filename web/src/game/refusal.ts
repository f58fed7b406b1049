// The server's no, in words.
import { has, t } from "$/i18n/i18n.svelte";
import type { ApiError } from "$/net/protocol";
import { findTile } from "./catalogue";
import { tileName } from "./describe";

/** Ids of tiles among the figures of a refusal become names. */
function figures(args: Record<string, unknown>): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [
      name,
      typeof value === "number" ? value : findTile(String(value)) ? tileName(String(value)) : String(value),
    ]),
  );
}

export function refusalWords(error: ApiError): string {
  if (error.key) {
    const key = `refusal-${error.key}`;
    if (has(key)) return t(key, figures(error.args ?? {}));
  }
  if (error.code === "illegal" && error.reason) return error.reason;
  return has(`error-${error.code}`) ? t(`error-${error.code}`) : (error.reason ?? t("error-busy"));
}
