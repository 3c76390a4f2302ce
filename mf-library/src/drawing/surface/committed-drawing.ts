import type { DrawingSize, Stroke } from '@fieldspan/domain/drawing';
import { canvasOf } from './canvas-of.ts';
import { paintStroke } from './paint-stroke.ts';

/** A picture is cached after this many strokes: undoing one repaints at most this many. */
const CHECKPOINT_EVERY = 32;
/** Each is as large as the drawing, and phones have little memory for pictures. */
const CHECKPOINTS_MAX = 2;

type Checkpoint = { count: number; canvas: HTMLCanvasElement };

/** A picture of the finished strokes that follows a list of strokes. */
export class CommittedDrawing {
  readonly canvas: HTMLCanvasElement;
  readonly #context: CanvasRenderingContext2D | null;
  readonly #pixels: number;
  #drawn: readonly Stroke[] = [];
  #checkpoints: Checkpoint[] = [];

  /** @param pixels of the picture for each unit of the sheet */
  constructor(sheet: DrawingSize, pixels: number) {
    this.#pixels = pixels;
    this.canvas = canvasOf(Math.round(sheet.width * pixels), Math.round(sheet.height * pixels));
    this.#context = this.canvas.getContext('2d');
  }

  /** Follows the list: paints new strokes, and goes back where necessary. */
  show(strokes: readonly Stroke[]): void {
    const same = commonStart(this.#drawn, strokes);
    const from = same < this.#drawn.length ? this.#backTo(same) : same;
    for (let at = from; at < strokes.length; at += 1) {
      this.#paint(strokes[at]);
      if ((at + 1) % CHECKPOINT_EVERY === 0 && at + CHECKPOINT_EVERY * CHECKPOINTS_MAX >= strokes.length)
        this.#keep(at + 1);
    }
    this.#drawn = strokes;
  }

  /** Frees the memory at once: browsers on phones do it late. */
  destroy(): void {
    for (const canvas of [this.canvas, ...this.#checkpoints.map((kept) => kept.canvas)]) empty(canvas);
    this.#checkpoints = [];
  }

  #paint(stroke: Stroke | undefined): void {
    if (!stroke || !this.#context) return;
    this.#context.setTransform(this.#pixels, 0, 0, this.#pixels, 0, 0);
    paintStroke(this.#context, stroke);
  }

  /**
   * Goes back to at most `count` strokes.
   * @returns how many are painted then
   */
  #backTo(count: number): number {
    this.#checkpoints.filter((kept) => kept.count > count).forEach(({ canvas }) => empty(canvas));
    this.#checkpoints = this.#checkpoints.filter((kept) => kept.count <= count);
    const kept = this.#checkpoints.at(-1);
    this.#context?.setTransform(1, 0, 0, 1, 0, 0);
    this.#context?.clearRect(0, 0, this.canvas.width, this.canvas.height);
    if (kept) this.#context?.drawImage(kept.canvas, 0, 0);
    return kept?.count ?? 0;
  }

  #keep(count: number): void {
    if (this.#checkpoints.some((kept) => kept.count === count)) return;
    const canvas = canvasOf(this.canvas.width, this.canvas.height);
    canvas.getContext('2d')?.drawImage(this.canvas, 0, 0);
    this.#checkpoints.push({ count, canvas });
    if (this.#checkpoints.length > CHECKPOINTS_MAX) this.#checkpoints.splice(0, 1).forEach((old) => empty(old.canvas));
  }
}

function commonStart(before: readonly Stroke[], after: readonly Stroke[]): number {
  const length = Math.min(before.length, after.length);
  for (let at = 0; at < length; at += 1) if (before[at] !== after[at]) return at;
  return length;
}

function empty(canvas: HTMLCanvasElement): void {
  canvas.width = 0;
  canvas.height = 0;
}
