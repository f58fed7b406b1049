// Moving and magnifying a picture: by mouse, wheel, one finger, two fingers, keys and buttons.

export interface Room {
  width: number;
  height: number;
}

export interface World extends Room {
  x: number;
  y: number;
}

const LEAST = 0.12;
const MOST = 2.4;
const DRAG_FROM = 6;

/** The transform that shows the whole world in the middle of the room. */
export function fitWorld(world: World, room: Room, most = 1): { x: number; y: number; k: number } {
  const k = Math.min(room.width / world.width, room.height / world.height, most);
  return { k, x: (room.width - world.width * k) / 2 - world.x * k, y: (room.height - world.height * k) / 2 - world.y * k };
}

/** The transform after magnifying by `by` around a point that stays where it is. */
export function zoomAround(at: { x: number; y: number; k: number }, point: { x: number; y: number }, by: number) {
  const k = Math.max(LEAST, Math.min(MOST, at.k * by));
  const real = k / at.k;
  return { k, x: point.x - (point.x - at.x) * real, y: point.y - (point.y - at.y) * real };
}

export class PanZoom {
  x = $state(0);
  y = $state(0);
  k = $state(0.5);
  dragging = $state(false);
  /** The reader has moved the picture: it no longer fits itself. */
  touched = $state(false);
  private readonly fingers = new Map<number, { x: number; y: number }>();
  private start: { x: number; y: number } | null = null;
  private suppress = false;

  set(to: { x: number; y: number; k: number }): void {
    this.x = to.x;
    this.y = to.y;
    this.k = to.k;
  }

  fit(world: World, room: Room, most = 1): void {
    if (room.width > 0 && room.height > 0) this.set(fitWorld(world, room, most));
    this.touched = false;
  }

  zoom(by: number, point: { x: number; y: number }): void {
    this.touched = true;
    this.set(zoomAround(this, point, by));
  }

  move(dx: number, dy: number): void {
    this.touched = true;
    this.x += dx;
    this.y += dy;
  }

  /** From a point of the element to the picture's own coordinates. */
  inside(point: { x: number; y: number }): { x: number; y: number } {
    return { x: (point.x - this.x) / this.k, y: (point.y - this.y) / this.k };
  }

  attach = (element: HTMLElement): (() => void) => {
    const local = (event: PointerEvent | WheelEvent): { x: number; y: number } => {
      const box = element.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };
    const down = (event: PointerEvent): void => {
      if (event.button !== 0) return;
      this.fingers.set(event.pointerId, local(event));
      this.start = local(event);
      this.suppress = false;
    };
    const drag = (event: PointerEvent): void => {
      const before = this.fingers.get(event.pointerId);
      if (!before) return;
      const now = local(event);
      if (this.fingers.size === 1 && this.start && !this.dragging) {
        if (Math.hypot(now.x - this.start.x, now.y - this.start.y) < DRAG_FROM) return;
        this.dragging = true;
        element.setPointerCapture(event.pointerId);
      }
      if (this.fingers.size === 2) {
        const [other] = [...this.fingers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
        if (other) {
          const was = Math.hypot(before.x - other.x, before.y - other.y) || 1;
          const is = Math.hypot(now.x - other.x, now.y - other.y);
          this.zoom(is / was, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
          this.dragging = true;
        }
      } else if (this.dragging) this.move(now.x - before.x, now.y - before.y);
      this.fingers.set(event.pointerId, now);
    };
    const up = (event: PointerEvent): void => {
      this.fingers.delete(event.pointerId);
      if (this.fingers.size === 0) {
        this.suppress = this.dragging;
        this.dragging = false;
        this.start = null;
      }
    };
    const click = (event: MouseEvent): void => {
      // What ends a drag is no touch of a tile.
      if (!this.suppress) return;
      this.suppress = false;
      event.stopPropagation();
      event.preventDefault();
    };
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      this.zoom(Math.exp(-event.deltaY * 0.0016), local(event));
    };
    element.addEventListener("pointerdown", down);
    element.addEventListener("pointermove", drag);
    element.addEventListener("pointerup", up);
    element.addEventListener("pointercancel", up);
    element.addEventListener("click", click, true);
    element.addEventListener("wheel", wheel, { passive: false });
    return () => {
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("pointermove", drag);
      element.removeEventListener("pointerup", up);
      element.removeEventListener("pointercancel", up);
      element.removeEventListener("click", click, true);
      element.removeEventListener("wheel", wheel);
    };
  };
}
