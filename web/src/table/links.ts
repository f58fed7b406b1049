// The secrets of a table that this browser was given: kept here so that they can be handed out.
import { recall, remember } from "$/state/storage";
import { api, Refused, type Made } from "$/net/http";

export interface Links {
  invite: string;
  seats: Record<number, string>;
}

export const linksOf = (table: string): Links => recall(`links.${table}`, { invite: "", seats: {} });

const keep = (table: string, links: Links): void => remember(`links.${table}`, links);

export function keepLinks(made: Made): void {
  const seats = Object.fromEntries(made.links.map(({ seat, secret }) => [seat, secret]));
  keep(made.info.table, { invite: made.invite, seats });
}

export const keepSeatLink = (table: string, seat: number, secret: string): void =>
  keep(table, { ...linksOf(table), seats: { ...linksOf(table).seats, [seat]: secret } });

/** Several links may be shown at once: they share one invitation. */
const asked = new Map<string, Promise<string>>();

/** What lets others in: the invitation this browser has, or a new one. Nothing for those who may not invite. */
export async function invitationTo(table: string): Promise<string> {
  const { invite } = linksOf(table);
  if (invite) return invite;
  const pending = asked.get(table) ?? api.invite(table).then((made) => made.invite);
  asked.set(table, pending);
  try {
    const fresh = await pending;
    keep(table, { ...linksOf(table), invite: fresh });
    return fresh;
  } catch (problem) {
    if (!(problem instanceof Refused)) throw problem;
    return "";
  } finally {
    asked.delete(table);
  }
}
