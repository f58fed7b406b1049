// The topics of the rules, in the order in which one would read them.
export const TOPICS = [
  "goal",
  "turn",
  "bidding",
  "using",
  "losing",
  "colours",
  "transport",
  "upgrading",
  "season-end",
  "boats",
  "summer-boats",
  "winter",
  "village",
  "scoring",
  "marker",
  "merchants",
  "promos",
  "secrets",
] as const;

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
  contract: "merchants",
  replace: "merchants",
};
