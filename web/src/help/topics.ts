// Apart from the rules themselves, which only their own page loads.

/** Where the rules explain each kind of question. */
export const TOPIC_OF: Record<string, string> = {
  turn: "turn",
  mix: "summer-boats",
  pay: "using",
  choose: "using",
  transport: "transport",
  upgrade: "upgrading",
  boat: "boats",
  winter: "winter",
  build: "village",
  copy: "promos",
  put: "promos",
  contract: "merchants",
  replace: "merchants",
};
