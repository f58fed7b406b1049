// A tile is explained in passing: the pointer rests on it, or a finger stays. Nothing opens, nothing is chosen.
import type { Attachment } from "svelte/attachments";
import type { Board } from "$/state/board.svelte";

const REST = 550;
const LONG_PRESS = 450;

export function explains(board: Board, tile: string): Attachment<Element> {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;
    const show = (): void => {
      pressed = true;
      board.peek = { tile, box: node.getBoundingClientRect() };
    };
    const end = (): void => {
      clearTimeout(timer);
      if (board.peek?.tile === tile) board.peek = null;
    };
    const begin = (event: Event): void => {
      const pointer = event as PointerEvent;
      clearTimeout(timer);
      pressed = false;
      if (event.type === "pointerenter" && pointer.pointerType === "mouse") timer = setTimeout(show, REST);
      if (event.type === "pointerdown") {
        end();
        if (pointer.pointerType !== "mouse") timer = setTimeout(show, LONG_PRESS);
      }
    };
    // What a long press has explained is not touched as well.
    const click = (event: Event): void => {
      if (pressed && (event as PointerEvent).pointerType !== "mouse") {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
      pressed = false;
    };
    const menu = (event: Event): void => {
      if (pressed) event.preventDefault();
    };
    node.addEventListener("pointerenter", begin);
    node.addEventListener("pointerdown", begin);
    for (const name of ["pointerleave", "pointerup", "pointercancel"]) node.addEventListener(name, end);
    node.addEventListener("click", click, { capture: true });
    node.addEventListener("contextmenu", menu);
    return () => {
      end();
      node.removeEventListener("pointerenter", begin);
      node.removeEventListener("pointerdown", begin);
      for (const name of ["pointerleave", "pointerup", "pointercancel"]) node.removeEventListener(name, end);
      node.removeEventListener("click", click, { capture: true });
      node.removeEventListener("contextmenu", menu);
    };
  };
}
