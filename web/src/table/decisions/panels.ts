// Which panel answers which question, by the engine's own list of questions. A question that is not here has its answers
// in a list: so has one of a server that is newer than the page.
import type { Component } from "svelte";
import type { QuestionKind } from "$/generated/vocabulary";
import BuildPanel from "./BuildPanel.svelte";
import ListPanel from "./ListPanel.svelte";
import MixPanel from "./MixPanel.svelte";
import TransportPanel from "./TransportPanel.svelte";
import TurnPanel from "./TurnPanel.svelte";
import UpgradePanel from "./UpgradePanel.svelte";
import WinterPanel from "./WinterPanel.svelte";

const PANELS: Partial<Record<QuestionKind, Component>> = {
  build: BuildPanel,
  mix: MixPanel,
  transport: TransportPanel,
  turn: TurnPanel,
  upgrade: UpgradePanel,
  winter: WinterPanel,
};

export const panelFor = (kind: string): Component => PANELS[kind as QuestionKind] ?? ListPanel;
