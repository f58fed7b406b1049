// A worker is dragged from the screen onto a tile: it is about to bid there, or to use it.
import type { Attachment } from "svelte/attachments";
import type { Board } from "$/state/board.svelte";
import { Placing } from "./decisions/placing";

const FAR = 8; // pixels: what moves less is a touch

class Dragged {
  colour = $state<string | null>(null);
  x = $state(0);
  y = $state(0);

  worker(board: Board, colour: string, count: number): Attachment<HTMLElement> {
    return (node) => {
      const down = (start: PointerEvent): void => {
        if (count === 0 || board.rows.length === 0) return;
        const move = (event: PointerEvent): void => {
          if (!this.colour && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < FAR) return;
          [this.colour, this.x, this.y] = [colour, event.clientX, event.clientY];
        };
        const up = (event: PointerEvent): void => {
          stop();
          if (!this.colour) return;
          this.colour = null;
          if (event.type === "pointerup") drop(board, colour, event);
        };
        const stop = (): void => {
          removeEventListener("pointermove", move);
          removeEventListener("pointerup", up);
          removeEventListener("pointercancel", up);
        };
        start.preventDefault();
        addEventListener("pointermove", move);
        addEventListener("pointerup", up);
        addEventListener("pointercancel", up);
      };
      node.addEventListener("pointerdown", down);
      return () => node.removeEventListener("pointerdown", down);
    };
  }
}

/** The tile's card opens with this colour chosen; a tile that takes none of it says why in its card. */
function drop(board: Board, colour: string, event: PointerEvent): void {
  const tile = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-tile]")?.dataset.tile;
  if (!tile) return;
  const choice = Placing.usual(board, "bid", tile, colour) ?? Placing.usual(board, "use", tile, colour);
  board.open = tile;
  if (choice) board.choose(choice);
}

export const dragged = new Dragged();
