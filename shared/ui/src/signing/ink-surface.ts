import { INK_WIDTH, SIGNATURE_SIZE } from '@fieldspan/domain/signature';
import type { TrailPoint } from '@fieldspan/domain/signature';
import { strokePath, strokesOf, tenth } from '@fieldspan/domain/signature-strokes';
import type { InkPoint } from '@fieldspan/domain/signature-strokes';

/** Maximum device pixel ratio: more is not visible. */
const SHARPEST = 3;

/** Minimum distance of points, in signature coordinates. */
const LEAST_STEP = 0.7;

type Listener = { onStroke: (stroke: readonly InkPoint[]) => void; onDrawing: (isDrawing: boolean) => void };

/**
 * A canvas to sign on, by finger, pen or mouse. It stores no signature: it draws the strokes it is given, and reports
 * each new one. Whatever its size on the screen, coordinates are 322 × 150.
 */
export class InkSurface {
  readonly #canvas: HTMLCanvasElement;
  readonly #listener: Listener;
  readonly #resizes: ResizeObserver;
  readonly #themes: MutationObserver;
  readonly #stops = new AbortController();
  #trail: readonly TrailPoint[] = [];
  #stroke: InkPoint[] = [];
  #pointer: number | null = null;

  constructor(canvas: HTMLCanvasElement, listener: Listener) {
    this.#canvas = canvas;
    this.#listener = listener;
    const { signal } = this.#stops;
    canvas.addEventListener('pointerdown', (event) => this.#begin(event), { signal });
    canvas.addEventListener('pointermove', (event) => this.#move(event), { signal });
    canvas.addEventListener('pointerup', (event) => this.#end(event), { signal });
    // Interrupted by a call or a second finger: the stroke is kept.
    canvas.addEventListener('pointercancel', (event) => this.#end(event), { signal });
    this.#resizes = new ResizeObserver(() => this.#fit());
    this.#resizes.observe(canvas);
    // Ink has the theme's colour when drawn: redrawn when the theme changes.
    this.#themes = new MutationObserver(() => this.#draw());
    this.#themes.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    this.#fit();
  }

  show(trail: readonly TrailPoint[]): void {
    this.#trail = trail;
    this.#draw();
  }

  /** Frees the memory of its pixels, which is limited on some phones. */
  close(): void {
    this.#stops.abort();
    this.#resizes.disconnect();
    this.#themes.disconnect();
    this.#canvas.width = 0;
    this.#canvas.height = 0;
  }

  #begin(event: PointerEvent): void {
    if (this.#pointer !== null || event.button !== 0) return;
    event.preventDefault();
    this.#pointer = event.pointerId;
    this.#canvas.setPointerCapture?.(event.pointerId);
    this.#listener.onDrawing(true);
    this.#stroke = [this.#place(event)];
    this.#draw();
  }

  #move(event: PointerEvent): void {
    if (event.pointerId !== this.#pointer) return;
    const moments = event.getCoalescedEvents?.() ?? [];
    for (const moment of moments.length > 0 ? moments : [event]) this.#add(this.#place(moment));
    this.#draw();
  }

  #end(event: PointerEvent): void {
    if (event.pointerId !== this.#pointer) return;
    this.#pointer = null;
    const stroke = this.#stroke;
    this.#stroke = [];
    this.#listener.onDrawing(false);
    this.#listener.onStroke(stroke);
  }

  #add(point: InkPoint): void {
    const last = this.#stroke.at(-1);
    if (last && Math.hypot(point.x - last.x, point.y - last.y) < LEAST_STEP) return;
    this.#stroke.push(point);
  }

  #place({ clientX, clientY }: PointerEvent): InkPoint {
    const { left, top, width, height } = this.#canvas.getBoundingClientRect();
    const x = ((clientX - left) / (width || SIGNATURE_SIZE.width)) * SIGNATURE_SIZE.width;
    const y = ((clientY - top) / (height || SIGNATURE_SIZE.height)) * SIGNATURE_SIZE.height;
    return { x: within(x, SIGNATURE_SIZE.width), y: within(y, SIGNATURE_SIZE.height) };
  }

  #fit(): void {
    const { width, height } = this.#canvas.getBoundingClientRect();
    const sharpness = Math.min(globalThis.devicePixelRatio || 1, SHARPEST);
    this.#canvas.width = Math.round((width || SIGNATURE_SIZE.width) * sharpness);
    this.#canvas.height = Math.round((height || SIGNATURE_SIZE.height) * sharpness);
    this.#draw();
  }

  #draw(): void {
    const pen = this.#canvas.getContext('2d');
    if (!pen) return;
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.clearRect(0, 0, this.#canvas.width, this.#canvas.height);
    pen.scale(this.#canvas.width / SIGNATURE_SIZE.width, this.#canvas.height / SIGNATURE_SIZE.height);
    pen.strokeStyle = getComputedStyle(this.#canvas).color;
    pen.lineWidth = INK_WIDTH;
    pen.lineCap = 'round';
    pen.lineJoin = 'round';
    const strokes = [...strokesOf(this.#trail), ...(this.#stroke.length > 0 ? [this.#stroke] : [])];
    for (const stroke of strokes) pen.stroke(new Path2D(strokePath(stroke)));
  }
}

function within(value: number, most: number): number {
  return tenth(Math.min(Math.max(value, 0), most));
}
