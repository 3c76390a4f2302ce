import type { Point } from './zoom.ts';

export type StageMoves = {
  /** Pans the picture. */
  onPan: (by: Point) => void;
  /** Zooms by a factor around a point. */
  onZoom: (factor: number, at: Point) => void;
  /** A double press: toggles between fit and actual size. */
  onToggle: (at: Point) => void;
};

/** Zoom factor of one wheel notch or one step of a touchpad pinch. */
const WHEEL_STEP = 0.0022;

/** Handles wheel, pinch, drag and double press on a picture. */
export class StagePointers {
  readonly #stage: HTMLElement;
  readonly #moves: StageMoves;
  readonly #pointers = new Map<number, Point>();
  readonly #listening = new AbortController();

  constructor(stage: HTMLElement, moves: StageMoves) {
    this.#stage = stage;
    this.#moves = moves;
    const { signal } = this.#listening;
    stage.addEventListener('wheel', this.#handleWheel, { signal, passive: false });
    stage.addEventListener('pointerdown', this.#handleDown, { signal });
    stage.addEventListener('pointermove', this.#handleMove, { signal });
    stage.addEventListener('pointerup', this.#handleUp, { signal });
    stage.addEventListener('pointercancel', this.#handleUp, { signal });
    stage.addEventListener('dblclick', (event) => moves.onToggle(this.#pointOf(event)), { signal });
  }

  stop(): void {
    this.#listening.abort();
  }

  readonly #handleWheel = (event: WheelEvent): void => {
    event.preventDefault();
    this.#moves.onZoom(Math.exp(-event.deltaY * WHEEL_STEP), this.#pointOf(event));
  };

  readonly #handleDown = (event: PointerEvent): void => {
    this.#pointers.set(event.pointerId, this.#pointOf(event));
    this.#stage.setPointerCapture(event.pointerId);
  };

  readonly #handleUp = ({ pointerId }: PointerEvent): void => {
    this.#pointers.delete(pointerId);
  };

  readonly #handleMove = (event: PointerEvent): void => {
    const before = this.#pointers.get(event.pointerId);
    if (!before) return;
    const now = this.#pointOf(event);
    const [other] = [...this.#pointers].flatMap(([id, point]) => (id === event.pointerId ? [] : [point]));
    this.#pointers.set(event.pointerId, now);
    if (other) this.#pinch(before, now, other);
    else this.#moves.onPan({ x: now.x - before.x, y: now.y - before.y });
  };

  /** Two fingers: their distance zooms, their midpoint pans. */
  #pinch(before: Point, now: Point, other: Point): void {
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    this.#moves.onPan({ x: (now.x - before.x) / 2, y: (now.y - before.y) / 2 });
    const apart = distance(before, other);
    if (apart > 0) this.#moves.onZoom(distance(now, other) / apart, middle);
  }

  #pointOf({ clientX, clientY }: MouseEvent): Point {
    const { left, top, width, height } = this.#stage.getBoundingClientRect();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  }
}

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);
