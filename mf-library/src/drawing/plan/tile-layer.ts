import type { DrawingSize } from '@fieldspan/domain/drawing';
import { isNamed } from '@fieldspan/domain/is-error';
import type { Camera } from '../surface/camera.ts';
import { canvasOf } from '../surface/canvas-of.ts';
import type { Painting, PlanPage } from './plan-page.ts';
import { TILE, keyOfTile, levelFor, scaleOf, tilesIn, type TileAt } from './tile-plan.ts';

/** 64 tiles of 512 by 512 are 16.7 million px, which every phone has. What is seen is kept, even if it is more. */
const TILES_MAX = 64;

type Tile = { at: TileAt; canvas: HTMLCanvasElement; isPainted: boolean };
type View = { camera: Camera; room: DrawingSize };

/**
 * A page below the marks, painted in tiles as it is looked at. Moving it changes one style of each level; painting comes
 * after it, in a worker of pdf.js.
 */
export class TileLayer {
  readonly #host: HTMLElement;
  readonly #page: PlanPage;
  readonly #pixels: number;
  readonly #levels = new Map<number, HTMLElement>();
  /** The least recently seen first. */
  readonly #tiles = new Map<string, Tile>();
  readonly #spare: HTMLCanvasElement[] = [];
  readonly #onFailure: (error: unknown) => void;
  #view: View | null = null;
  #frame = 0;
  #running: { key: string; painting: Painting } | null = null;
  #isGone = false;

  /** @param pixels of a canvas for each CSS px */
  constructor({ host, page, pixels, onFailure }: Layered) {
    this.#host = host;
    this.#page = page;
    this.#pixels = pixels;
    this.#onFailure = onFailure;
  }

  look(camera: Camera, room: DrawingSize): void {
    this.#view = { camera, room };
    for (const [level, element] of this.#levels) this.#place(element, level, camera);
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      this.#fill();
    });
  }

  /** Frees the memory at once: browsers on phones do it late. */
  destroy(): void {
    this.#isGone = true;
    cancelAnimationFrame(this.#frame);
    this.#running?.painting.cancel();
    for (const { canvas } of this.#tiles.values()) empty(canvas);
    for (const canvas of this.#spare) empty(canvas);
    this.#tiles.clear();
    this.#host.replaceChildren();
  }

  #place(element: HTMLElement, level: number, { x, y, scale }: Camera): void {
    element.style.transform = `translate(${x}px, ${y}px) scale(${scale / scaleOf(this.#page.sheet, level)})`;
  }

  /** Paints the next tile that is seen and not there; what is not seen any more is not painted to its end. */
  #fill(): void {
    if (!this.#view || this.#isGone) return;
    const wanted = this.#wanted(this.#view);
    const keys = new Set(wanted.map(keyOfTile));
    if (this.#running && !keys.has(this.#running.key)) this.#running.painting.cancel();
    this.#touch(keys);
    this.#forgetOld(keys);
    if (this.#running) return;
    const next = wanted.find((at) => this.#tiles.get(keyOfTile(at))?.isPainted !== true);
    if (next) void this.#paint(next);
  }

  #wanted({ camera, room }: View): TileAt[] {
    const { sheet } = this.#page;
    const level = levelFor(sheet, camera, this.#pixels);
    const whole = { level: 0, column: 0, row: 0 };
    return level === 0 ? [whole] : [whole, ...tilesIn(sheet, level, { camera, room })];
  }

  #touch(keys: ReadonlySet<string>): void {
    for (const key of keys) {
      const tile = this.#tiles.get(key);
      if (!tile) continue;
      this.#tiles.delete(key);
      this.#tiles.set(key, tile);
    }
  }

  /** Tiles of another sharpness lie below until all that is seen is there. */
  #forgetOld(keys: ReadonlySet<string>): void {
    const isWhole = [...keys].every((key) => this.#tiles.get(key)?.isPainted === true);
    for (const [key, tile] of this.#tiles) {
      if (keys.has(key) || this.#running?.key === key) continue;
      const isOfOther = isWhole && ![...keys].some((other) => other.startsWith(`${tile.at.level}/`));
      if (!isOfOther && this.#tiles.size <= TILES_MAX) continue;
      this.#tiles.delete(key);
      tile.canvas.remove();
      if (tile.at.level > 0 && this.#spare.length < TILES_MAX) this.#spare.push(tile.canvas);
    }
  }

  async #paint(at: TileAt): Promise<void> {
    const key = keyOfTile(at);
    const scale = scaleOf(this.#page.sheet, at.level);
    const canvas = this.#tiles.get(key)?.canvas ?? this.#canvasFor(at);
    const painting = this.#page.paint(canvas, { scale, x: at.column * TILE, y: at.row * TILE });
    this.#running = { key, painting };
    const isPainted = await painting.done.then(
      () => true,
      (error: unknown) => {
        if (!isCancelled(error)) this.#onFailure(error);
        return !isCancelled(error);
      },
    );
    this.#running = null;
    if (this.#isGone) return empty(canvas);
    if (isPainted) {
      this.#tiles.set(key, { at, canvas, isPainted });
      this.#show(at, canvas);
    } else if (at.level > 0) this.#spare.push(canvas);
    this.#fill();
  }

  #canvasFor({ level }: TileAt): HTMLCanvasElement {
    const { sheet } = this.#page;
    const scale = scaleOf(sheet, 0);
    if (level === 0) return canvasOf(Math.ceil(sheet.width * scale), Math.ceil(sheet.height * scale));
    return this.#spare.pop() ?? canvasOf(TILE, TILE);
  }

  #show({ level, column, row }: TileAt, canvas: HTMLCanvasElement): void {
    Object.assign(canvas.style, { position: 'absolute', left: `${column * TILE}px`, top: `${row * TILE}px` });
    this.#levelOf(level).append(canvas);
  }

  #levelOf(level: number): HTMLElement {
    const known = this.#levels.get(level);
    if (known) return known;
    const { sheet } = this.#page;
    const scale = scaleOf(sheet, level);
    const made = document.createElement('div');
    Object.assign(made.style, {
      position: 'absolute',
      inset: '0 auto auto 0',
      width: `${sheet.width * scale}px`,
      height: `${sheet.height * scale}px`,
      overflow: 'hidden',
      transformOrigin: '0 0',
      zIndex: String(level),
    });
    this.#levels.set(level, made);
    this.#host.append(made);
    if (this.#view) this.#place(made, level, this.#view.camera);
    return made;
  }
}

type Layered = { host: HTMLElement; page: PlanPage; pixels: number; onFailure: (error: unknown) => void };

const isCancelled = (error: unknown): boolean => isNamed(error, 'RenderingCancelledException');

function empty(canvas: HTMLCanvasElement): void {
  canvas.width = 0;
  canvas.height = 0;
}
