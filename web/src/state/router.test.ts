import { expect, it } from "vitest";
import { parseRoute } from "./router.svelte";

it("reads addresses", () => {
  expect(parseRoute("/")).toEqual({ page: "lobby" });
  expect(parseRoute("/t/abc")).toEqual({ page: "table", table: "abc" });
  expect(parseRoute("/t/abc/at/12")).toEqual({ page: "replay", table: "abc", at: 12 });
  expect(parseRoute("/help/bidding")).toEqual({ page: "help", topic: "bidding" });
  expect(parseRoute("/position/bidding")).toEqual({ page: "position", example: "bidding" });
  expect(parseRoute("/learn/2")).toEqual({ page: "learn", lesson: "2" });
  expect(parseRoute("/what/is/this")).toEqual({ page: "gone" });
});
