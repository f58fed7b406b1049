import type { View } from "$/game/view";

/** The face-up contracts of a game with The Merchants. */
export const openContracts = (view: View): string[] => view.contracts?.open ?? [];
