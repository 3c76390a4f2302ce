import { createSheet } from '@fieldspan/api/queries/drawings';
import type { ImageItem } from '@fieldspan/contract/widgets';
import type { DrawingSize, Stroke } from '@fieldspan/domain/drawing';
import { storeOwnLayer } from '../layers/store-own-layer.ts';

export type SaveState = 'stored' | 'storing' | 'waiting';

type Sheet = {
  size: DrawingSize;
  /** The stored sheet and the id of one's own layer on it, if there are any. */
  item: ImageItem | null;
  layerId: number | null;
  /** The strokes of that layer. */
  stored: readonly Stroke[];
  onItem: (item: ImageItem) => void;
  onState: (state: SaveState) => void;
};

/** The debounce delay after the last stroke: a hand lifts often while it draws. */
const REST_MS = 700;
/** The delay before a retry; it doubles with each failure. */
const RETRY_MS = 4000;
const RETRY_MAX_MS = 120_000;

/** Saves a sheet while it is drawn: first the sheet, then one's own layer, each change over the previous one. */
export class SheetSaver {
  readonly #sheet: Sheet;
  #item: ImageItem | null;
  #layerId: number | null;
  #stored: readonly Stroke[];
  #strokes: readonly Stroke[] | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isRunning = false;
  #failures = 0;

  constructor(sheet: Sheet) {
    this.#sheet = sheet;
    this.#item = sheet.item;
    this.#layerId = sheet.layerId;
    this.#stored = sheet.stored;
  }

  store(strokes: readonly Stroke[]): void {
    this.#strokes = strokes;
    this.#sheet.onState('storing');
    this.#later(REST_MS);
  }

  /** Saves at once: the sheet is leaving the screen, or the network is back. */
  flush(): void {
    if (this.#strokes) this.#later(0);
  }

  #later(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#run(), ms);
  }

  async #run(): Promise<void> {
    const strokes = this.#strokes;
    if (this.#isRunning || strokes === null) return;
    this.#isRunning = true;
    try {
      await this.#send(strokes);
      this.#failures = 0;
      if (this.#strokes === strokes) this.#settle();
      else this.#later(0);
    } catch {
      this.#failures += 1;
      this.#sheet.onState('waiting');
      this.#later(Math.min(RETRY_MAX_MS, RETRY_MS * 2 ** (this.#failures - 1)));
    } finally {
      this.#isRunning = false;
    }
  }

  #settle(): void {
    this.#strokes = null;
    this.#sheet.onState('stored');
  }

  async #send(strokes: readonly Stroke[]): Promise<void> {
    const { width, height } = this.#sheet.size;
    if (this.#item === null) {
      const { record_id, slug } = await createSheet({ width, height });
      this.#item = { id: record_id, slug, filename: '', width, height, meta: { isNew: true } };
      this.#sheet.onItem(this.#item);
    }
    const own = { id: this.#layerId, canvasWidth: width, stored: this.#stored, strokes };
    this.#layerId = await storeOwnLayer({ canvas_id: this.#item.id }, own);
    this.#stored = strokes;
  }
}
