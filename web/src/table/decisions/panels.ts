// Which panel answers which question: one table, which the compiler holds against the engine's own list of questions.
import type { Component } from "svelte";
import type { QuestionKind } from "$/generated/vocabulary";
import BuildPanel from "./BuildPanel.svelte";
import ListPanel from "./ListPanel.svelte";
import MixPanel from "./MixPanel.svelte";
import TransportPanel from "./TransportPanel.svelte";
import TurnPanel from "./TurnPanel.svelte";
import UpgradePanel from "./UpgradePanel.svelte";
import WinterPanel from "./WinterPanel.svelte";

const PANELS = {
  boat: ListPanel,
  build: BuildPanel,
  choose: ListPanel,
  contract: ListPanel,
  mix: MixPanel,
  pay: ListPanel,
  replace: ListPanel,
  transport: TransportPanel,
  turn: TurnPanel,
  upgrade: UpgradePanel,
  winter: WinterPanel,
} satisfies Record<QuestionKind, Component>;

/** A server that is newer than the page may ask something else: its answers are a list then. */
export const panelFor = (kind: string): Component => (PANELS as Record<string, Component>)[kind] ?? ListPanel;
