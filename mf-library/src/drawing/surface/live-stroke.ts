import type { DrawPoint, DrawingSize } from '@fieldspan/domain/drawing';
import { inkOf } from '@fieldspan/domain/pen-ink';
import type { Camera } from './camera.ts';
import { canvasOf } from './canvas-of.ts';

export type LiveInk = { colour: string; thickness: number; opacity: number };

/**
 * The stroke that is being drawn, on a canvas of its own over all others. A move paints only what it adds, so the last
 * point of a stroke costs as much as the first, however long it is.
 */
export class LiveStroke {
  readonly canvas: HTMLCanvasElement;
  readonly #context: CanvasRenderingContext2D | null;
  readonly #pixels: number;
  #camera: Camera = { scale: 1, x: 0, y: 0 };
  #last: DrawPoint | null = null;

  constructor(pixels: number) {
    this.#pixels = pixels;
    this.canvas = canvasOf(1, 1);
    Object.assign(this.canvas.style, { position: 'absolute', inset: '0', pointerEvents: 'none' });
    this.#context = this.canvas.getContext('2d');
  }

  resize({ width, height }: DrawingSize): void {
    Object.assign(this.canvas, { width: width * this.#pixels, height: height * this.#pixels });
    Object.assign(this.canvas.style, { width: `${width}px`, height: `${height}px` });
  }

  begin(camera: Camera, { colour, thickness, opacity }: LiveInk): void {
    this.#camera = camera;
    this.#last = null;
    // The canvas is translucent as a whole, so that a highlighter does not darken where its segments meet.
    this.canvas.style.opacity = String(opacity);
    if (!this.#context) return;
    this.#look();
    this.#context.strokeStyle = inkOf(colour);
    this.#context.lineWidth = thickness;
    this.#context.lineCap = 'round';
    this.#context.lineJoin = 'round';
  }

  /** Goes on with the stroke. */
  add(points: readonly DrawPoint[]): void {
    const [first] = points;
    const start = this.#last ?? first;
    if (!start || !this.#context) return;
    this.#context.beginPath();
    this.#context.moveTo(start.x, start.y);
    for (const { x, y } of points) this.#context.lineTo(x, y);
    this.#context.stroke();
    this.#last = points.at(-1) ?? start;
  }

  /** Shows another trail in place of what is there: a shape that is being drawn. */
  replace(trail: readonly DrawPoint[]): void {
    this.clear();
    this.#look();
    this.add(trail);
  }

  clear(): void {
    this.#last = null;
    this.#context?.setTransform(1, 0, 0, 1, 0, 0);
    this.#context?.clearRect(0, 0, this.canvas.width, this.canvas.height);
  }

  destroy(): void {
    this.canvas.width = 0;
    this.canvas.height = 0;
    this.canvas.remove();
  }

  #look(): void {
    const { scale, x, y } = this.#camera;
    const pixels = this.#pixels;
    this.#context?.setTransform(scale * pixels, 0, 0, scale * pixels, x * pixels, y * pixels);
  }
}
