// Written by scripts/page_export.py; do not edit.

export const VERB_FIELDS = {
  "pass": [],
  "bid": [
    "tile",
    "count",
    "colour",
    "groups"
  ],
  "use": [
    "tile",
    "count",
    "colour",
    "groups"
  ],
  "place": [
    "workers"
  ],
  "pay": [
    "skill"
  ],
  "take": [
    "what"
  ],
  "copy": [
    "tile"
  ],
  "put": [
    "resource",
    "tile"
  ],
  "move": [
    "resource",
    "from",
    "to"
  ],
  "stop": [],
  "upgrade": [
    "tile",
    "pieces",
    "groups"
  ],
  "boat": [
    "tile"
  ],
  "wait": [],
  "offer": [
    "tiles"
  ],
  "build": [
    "tile",
    "at",
    "turn"
  ],
  "contract": [
    "contract"
  ],
  "swap": [
    "contract",
    "piece"
  ],
  "extend": [
    "tile",
    "extension",
    "pieces",
    "group"
  ],
  "replace": [
    "boat"
  ],
  "haunt": [
    "tile"
  ],
  "show": [
    "piece"
  ]
} as const;

export const QUESTIONS = [
  "boat",
  "build",
  "choose",
  "contract",
  "copy",
  "mix",
  "pay",
  "put",
  "replace",
  "transport",
  "turn",
  "upgrade",
  "winter"
] as const;

export const VERBS = [
  "bid",
  "boat",
  "build",
  "contract",
  "copy",
  "extend",
  "haunt",
  "move",
  "offer",
  "pass",
  "pay",
  "place",
  "put",
  "replace",
  "show",
  "stop",
  "swap",
  "take",
  "upgrade",
  "use",
  "wait"
] as const;

export const EVENTS = [
  "bid",
  "bids-returned",
  "boat-loaded",
  "boat-replaced",
  "cabin",
  "chose",
  "contract-drawn",
  "contract-none",
  "contract-swapped",
  "contract-taken",
  "contracts-replaced",
  "copied",
  "drew-skills",
  "drew-workers",
  "extended",
  "gained-resources",
  "game-over",
  "ghost-back",
  "ghost-gone",
  "ghost-won",
  "got-green",
  "haunted",
  "marker-moved",
  "moved",
  "offered",
  "paid",
  "pass",
  "placed",
  "placed-workers",
  "put",
  "season-began",
  "shown",
  "tile-left",
  "tile-lost",
  "took-boat",
  "took-marker",
  "took-tile",
  "upgraded",
  "use",
  "waited",
  "workers-home"
] as const;

export const REFUSALS = [
  "after-news",
  "already-extended",
  "already-upgraded",
  "answered",
  "bad-name",
  "bad-options",
  "bad-path",
  "bad-position",
  "bad-record",
  "begun",
  "bid-too-small",
  "boat-in-use",
  "boat-order",
  "boat-replaced",
  "boat-taken",
  "bot-plays",
  "bots-busy",
  "box-needs",
  "box-too-small",
  "cabins-on-home",
  "cannot-copy",
  "cannot-pay-extension",
  "cannot-pay-upgrade",
  "cannot-pay-with",
  "cannot-pay-workers",
  "cannot-stand",
  "chat-full",
  "contract-not-open",
  "contract-not-yours",
  "contract-twice",
  "does-not-fit",
  "edges-do-not-match",
  "extension-gone",
  "extension-wrong-colour",
  "fits-nowhere",
  "flat-bid-bound",
  "foreign-origin",
  "game-over",
  "ghost-used",
  "goods-missing",
  "group-is-here",
  "group-not-losing",
  "group-wrong-colour",
  "home-lies-still",
  "host-only",
  "invitations-full",
  "link-used",
  "must-take-now",
  "name-taken",
  "never-extended",
  "never-upgraded",
  "no-bid-there",
  "no-bot",
  "no-contracts-left",
  "no-copy-payable",
  "no-effect",
  "no-ghost",
  "no-hints",
  "no-leading-bid",
  "no-link",
  "no-road",
  "no-room",
  "no-skill-to-pay",
  "no-spectators",
  "no-such-boat",
  "no-such-contract",
  "no-such-device",
  "no-such-entry",
  "no-such-extension",
  "no-such-question",
  "no-such-seat",
  "no-such-tile",
  "no-such-way-back",
  "no-village-to-copy",
  "no-vote",
  "no-worker-of-colour",
  "no-worker-to-pay",
  "no-workers-named",
  "not-a-boat",
  "not-adjacent",
  "not-enough-workers",
  "not-in-this-game",
  "not-in-winter",
  "not-on-key-celeste",
  "not-on-offer",
  "not-over",
  "not-running",
  "not-understood",
  "not-upgraded-yet",
  "not-your-seat",
  "not-your-turn",
  "not-your-village",
  "not-your-winter-tile",
  "not-yours-to-place",
  "nothing-hidden",
  "nothing-to-copy",
  "occupied",
  "offer-at-least-one",
  "one-colour",
  "one-home",
  "other-side",
  "others-played",
  "out-of-range",
  "own-leading-bid",
  "piece-not-named",
  "piece-not-there",
  "place-so-many",
  "proposal-gone",
  "proposal-open",
  "put-other-first",
  "resigned",
  "room-full",
  "room-too-large",
  "say-any",
  "seat-taken",
  "server-full",
  "sign-in-first",
  "sits-already",
  "swap-not-now",
  "tables-full",
  "tile-closed",
  "tile-full",
  "tile-not-in-auction",
  "tile-not-in-game",
  "tile-not-in-play",
  "tile-twice",
  "too-far",
  "too-far-away",
  "too-many-pieces",
  "too-many-rooms",
  "too-many-seats",
  "too-much-work",
  "touches-nothing",
  "turn-over",
  "undo-too-far",
  "unknown-zone",
  "use-too-small",
  "wrong-colour",
  "wrong-password",
  "wrong-shape"
] as const;

export const ENTRIES = [
  "start",
  "move",
  "undo",
  "propose",
  "consent",
  "refuse",
  "rewind",
  "timeout",
  "vote",
  "replace",
  "return",
  "rules",
  "resign",
  "sit",
  "end"
] as const;

export const NUMBER_EFFECTS = [
  "contract",
  "draw_workers",
  "green_workers",
  "skills",
  "transport",
  "upgrades"
] as const;

export type QuestionKind = (typeof QUESTIONS)[number];

export type NumberEffect = (typeof NUMBER_EFFECTS)[number];
