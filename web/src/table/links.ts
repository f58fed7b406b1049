// The secrets of a table that this browser made: kept here so that the host can hand them out.
import { recall, remember } from "$/state/storage";
import type { Made } from "$/net/http";

export interface Links {
  invite: string;
  seats: Record<number, string>;
}

export const linksOf = (table: string): Links => recall(`links.${table}`, { invite: "", seats: {} });

export function keepLinks(made: Made): void {
  const seats = Object.fromEntries(made.links.map(({ seat, secret }) => [seat, secret]));
  remember(`links.${made.info.table}`, { invite: made.invite, seats });
}
