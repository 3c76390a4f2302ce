import type { DrawPoint, DrawingSize, Stroke } from '@fieldspan/domain/drawing';
import { frameSize } from '@fieldspan/domain/drawing';
import type { Camera } from './camera.ts';
import { canvasOf } from './canvas-of.ts';
import { paintStroke } from './paint-stroke.ts';

/** After the last move, so that panning paints nothing. */
const REST_MS = 90;

type Box = { left: number; top: number; right: number; bottom: number };

/**
 * The finished strokes as far as they are seen, sharp at every zoom: for sheets that are too large to have a picture of
 * all their marks. While the sheet moves the picture moves with it; it is painted again when it rests.
 */
export class SeenDrawing {
  readonly canvas = canvasOf(1, 1);
  readonly #context: CanvasRenderingContext2D | null;
  readonly #pixels: number;
  readonly #boxes = new WeakMap<Stroke, Box>();
  #strokes: readonly Stroke[] = [];
  #camera: Camera = { scale: 1, x: 0, y: 0 };
  /** As it is painted. */
  #painted: Camera = { scale: 1, x: 0, y: 0 };
  #room: DrawingSize = { width: 1, height: 1 };
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(pixels: number) {
    this.#pixels = pixels;
    this.#context = this.canvas.getContext('2d');
    Object.assign(this.canvas.style, {
      position: 'absolute',
      inset: '0 auto auto 0',
      pointerEvents: 'none',
      transformOrigin: '0 0',
    });
  }

  show(strokes: readonly Stroke[]): void {
    this.#strokes = strokes;
    this.#paint();
  }

  look(camera: Camera, room: DrawingSize): void {
    this.#camera = camera;
    if (room.width !== this.#room.width || room.height !== this.#room.height) this.#resize(room);
    if (this.#strokes.length === 0) return;
    const by = camera.scale / this.#painted.scale;
    const [x, y] = [camera.x - this.#painted.x * by, camera.y - this.#painted.y * by];
    this.canvas.style.transform = `translate(${x}px, ${y}px) scale(${by})`;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#paint(), REST_MS);
  }

  destroy(): void {
    clearTimeout(this.#timer);
    this.canvas.width = 0;
    this.canvas.height = 0;
  }

  #resize(room: DrawingSize): void {
    this.#room = room;
    this.canvas.width = room.width * this.#pixels;
    this.canvas.height = room.height * this.#pixels;
    Object.assign(this.canvas.style, { width: `${room.width}px`, height: `${room.height}px` });
  }

  #paint(): void {
    clearTimeout(this.#timer);
    this.#painted = this.#camera;
    this.canvas.style.transform = '';
    const context = this.#context;
    if (!context) return;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, this.canvas.width, this.canvas.height);
    const { scale, x, y } = this.#camera;
    context.setTransform(scale * this.#pixels, 0, 0, scale * this.#pixels, x * this.#pixels, y * this.#pixels);
    const seen = {
      left: -x / scale,
      top: -y / scale,
      right: (this.#room.width - x) / scale,
      bottom: (this.#room.height - y) / scale,
    };
    for (const stroke of this.#strokes) if (isIn(this.#boxOf(stroke), seen)) paintStroke(context, stroke);
  }

  #boxOf(stroke: Stroke): Box {
    const known = this.#boxes.get(stroke);
    if (known) return known;
    const made = boxOf(stroke);
    this.#boxes.set(stroke, made);
    return made;
  }
}

const isIn = (one: Box, other: Box): boolean =>
  one.left <= other.right && one.right >= other.left && one.top <= other.bottom && one.bottom >= other.top;

function boxOf({ trail, strokeThickness, text }: Stroke): Box {
  const { width, height } = text ? frameSize(text) : { width: 0, height: 0 };
  const edge = strokeThickness + Math.max(width, height);
  const reduce = (of: (point: DrawPoint) => number, choose: (...values: number[]) => number): number =>
    trail.reduce((found, point) => choose(found, of(point)), of(trail[0] ?? { x: 0, y: 0 }));
  return {
    left: reduce(({ x }) => x, Math.min) - edge,
    top: reduce(({ y }) => y, Math.min) - edge,
    right: reduce(({ x }) => x, Math.max) + edge,
    bottom: reduce(({ y }) => y, Math.max) + edge,
  };
}
