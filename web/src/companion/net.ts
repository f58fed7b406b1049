// The companion's requests: no session, no table.
import { request, Refused } from "$/net/http";
import type {
  ChangeRoom, CompanionRoom, NewRoom, Pad, PadScore, RoomJoined, RoomNews, SetUp, SetUpPlan,
} from "$/net/protocol";

const TRIES = 4;
const wait = (seconds: number): Promise<void> => new Promise((done) => setTimeout(done, seconds * 1000));

/** Phones at one table share a network: where the server asks for a little patience, it gets it. */
async function ask<T>(path: string, body: unknown): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await request<T>("POST", `/companion/${path}`, body);
    } catch (problem) {
      if (!(problem instanceof Refused) || problem.error.code !== "too-many" || tried === TRIES) throw problem;
      await wait(problem.error.retry ?? 1);
    }
  }
}

export const companionApi = {
  setUp: (wish: SetUp, seat: number | null) => ask<SetUpPlan>("setup", { wish, seat }),
  score: (pad: Pad) => ask<PadScore>("score", pad),
  make: (room: NewRoom) => ask<RoomJoined>("rooms", room),
  join: (code: string, name: string) => ask<RoomJoined>(`rooms/${code}/join`, { name }),
  look: (code: string, phone: string, have: number) => ask<RoomNews>(`rooms/${code}/look`, { phone, have }),
  change: (code: string, what: ChangeRoom) => ask<CompanionRoom>(`rooms/${code}/change`, what),
};
