import type { DrawPoint } from '@fieldspan/domain/drawing';

export type SurfaceMoves = {
  /** The pen touches the sheet. */
  onStart: (at: DrawPoint) => void;
  /** Every point since the last call. */
  onDraw: (points: readonly DrawPoint[]) => void;
  onEnd: () => void;
  /** The stroke is cancelled: a second finger came. */
  onCancel: () => void;
  onPan: (by: DrawPoint) => void;
  onZoom: (factor: number, at: DrawPoint) => void;
};

const WHEEL_STEP = 0.0022;
const RIGHT_BUTTON = 2;
const MIDDLE_BUTTON = 1;

type Gesture = 'none' | 'draw' | 'move';

/**
 * Tells drawing from moving: one finger, a mouse or a pen draws; two fingers, the wheel and the other mouse buttons
 * move the sheet. Once a pen was used, fingers only move the sheet, because a hand rests on the screen.
 */
export class SurfacePointers {
  readonly #element: HTMLElement;
  readonly #moves: SurfaceMoves;
  readonly #pointers = new Map<number, DrawPoint>();
  readonly #listening = new AbortController();
  /** One finger or the mouse is for what lies over the surface; two fingers and the wheel still move the sheet. */
  letsPass = false;
  /** There is no pen: one finger or the mouse moves the sheet. */
  onlyMoves = false;
  #gesture: Gesture = 'none';
  #hasPen = false;

  constructor(element: HTMLElement, moves: SurfaceMoves) {
    this.#element = element;
    this.#moves = moves;
    const { signal } = this.#listening;
    element.addEventListener('wheel', this.#handleWheel, { signal, passive: false });
    element.addEventListener('pointerdown', this.#handleDown, { signal });
    element.addEventListener('pointermove', this.#handleMove, { signal });
    element.addEventListener('pointerup', this.#handleUp, { signal });
    element.addEventListener('pointercancel', this.#handleUp, { signal });
    element.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
    // Stops the event: a swipe would change the section of the form below.
    for (const name of ['touchstart', 'touchmove'] as const)
      element.addEventListener(name, (event) => event.stopPropagation(), { signal, passive: true });
  }

  /** A finger, a pen or a pressed mouse draws or moves the sheet. */
  get isHeld(): boolean {
    return this.#gesture !== 'none';
  }

  stop(): void {
    this.#listening.abort();
  }

  readonly #handleWheel = (event: WheelEvent): void => {
    event.preventDefault();
    this.#moves.onZoom(Math.exp(-event.deltaY * WHEEL_STEP), this.#pointOf(event));
  };

  readonly #handleDown = (event: PointerEvent): void => {
    event.stopPropagation();
    this.#hasPen ||= event.pointerType === 'pen';
    // Where the pointer is let pass, its end may not come here.
    if (event.isPrimary) this.#pointers.clear();
    this.#pointers.set(event.pointerId, this.#pointOf(event));
    if (this.letsPass && this.#pointers.size === 1 && !this.#isMover(event)) return;
    this.#element.setPointerCapture(event.pointerId);
    if (this.#pointers.size > 1) this.#beginMoving();
    else if (this.#isMover(event)) this.#gesture = 'move';
    else {
      this.#gesture = 'draw';
      this.#moves.onStart(this.#pointOf(event));
    }
  };

  #beginMoving(): void {
    if (this.#gesture === 'draw') this.#moves.onCancel();
    this.#gesture = 'move';
  }

  #isMover({ pointerType, button }: PointerEvent): boolean {
    const isByHand = this.onlyMoves || (pointerType === 'touch' && this.#hasPen);
    return isByHand || button === MIDDLE_BUTTON || button === RIGHT_BUTTON;
  }

  readonly #handleUp = (event: PointerEvent): void => {
    if (!this.#pointers.delete(event.pointerId)) return;
    // If a call or a notification interrupts the stroke, it is kept.
    if (this.#gesture === 'draw') this.#moves.onEnd();
    if (this.#pointers.size === 0 || this.#gesture === 'draw') this.#gesture = 'none';
  };

  readonly #handleMove = (event: PointerEvent): void => {
    const before = this.#pointers.get(event.pointerId);
    if (!before) return;
    const now = this.#pointOf(event);
    this.#pointers.set(event.pointerId, now);
    if (this.#gesture === 'draw') this.#draw(event);
    else if (this.#gesture === 'move') this.#move(event.pointerId, before, now);
  };

  #draw(event: PointerEvent): void {
    const between = event.getCoalescedEvents();
    this.#moves.onDraw((between.length > 0 ? between : [event]).map((each) => this.#pointOf(each)));
  }

  #move(id: number, before: DrawPoint, now: DrawPoint): void {
    const [other] = [...this.#pointers].flatMap(([key, point]) => (key === id ? [] : [point]));
    const share = other ? 2 : 1;
    this.#moves.onPan({ x: (now.x - before.x) / share, y: (now.y - before.y) / share });
    if (!other) return;
    const apart = distance(before, other);
    if (apart > 0)
      this.#moves.onZoom(distance(now, other) / apart, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
  }

  #pointOf({ clientX, clientY }: MouseEvent): DrawPoint {
    const { left, top } = this.#element.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  }
}

const distance = (one: DrawPoint, other: DrawPoint): number => Math.hypot(one.x - other.x, one.y - other.y);
