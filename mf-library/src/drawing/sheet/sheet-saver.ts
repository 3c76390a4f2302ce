import { sendLater } from '@fieldspan/api/outbox/outbox';
import { isApiError } from '@fieldspan/api/api-error';
import { createSheet } from '@fieldspan/api/queries/drawings';
import type { DrawnOn } from '@fieldspan/contract/drawing-calls';
import type { ImageItem } from '@fieldspan/contract/widgets';
import type { DrawingSize } from '@fieldspan/domain/drawing';
import { payloadsOf, storeEdits } from '../layers/store-edits.ts';
import type { Edit } from '../marks/board.ts';

export type SaveState = 'stored' | 'storing' | 'waiting';

type Sheet = {
  /** What is drawn on, where it is no whiteboard: it is there already. */
  place?: { on: DrawnOn; lane: string };
  size: DrawingSize;
  /** The stored sheet, if there is one. */
  item: ImageItem | null;
  /** Makes a new sheet once, however often it is sent. */
  key: string;
  /** The name of a new sheet; null for one that is in no list. */
  name: string | null;
  /** What waits for the network is called this. */
  label: string;
  onItem: (item: ImageItem) => void;
  onState: (state: SaveState) => void;
  /** These edits are stored, or in the outbox. */
  onSent: (edits: readonly Edit[]) => void;
};

/** The debounce delay after the last stroke: colleagues see it within a second. */
const REST_MS = 150;
/** The delay before a retry; it doubles with each failure. */
const RETRY_MS = 4000;
const RETRY_MAX_MS = 120_000;

/** What waits in the outbox for a sheet is in this lane. */
export const laneOf = (id: number): string => `canvas:${id}`;

/**
 * Saves a sheet while it is drawn: first the sheet, with its first stroke, then each edit. Without the network the edits of a
 * stored sheet go to the outbox, which sends them even if the page is left.
 */
export class SheetSaver {
  readonly #sheet: Sheet;
  #item: ImageItem | null;
  #edits: readonly Edit[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isRunning = false;
  #failures = 0;
  /** Where what was sent last is now. */
  #outcome: SaveState | null = null;

  constructor(sheet: Sheet) {
    this.#sheet = sheet;
    this.#item = sheet.item;
  }

  /** @param edits everything that is neither stored nor on its way */
  store(edits: readonly Edit[]): void {
    this.#edits = edits;
    // What was noted while the last edits were on their way were the same edits, or has been taken back.
    if (edits.length === 0) return this.#tellOutcome();
    this.#sheet.onState('storing');
    this.#later(REST_MS);
  }

  /** Saves at once: the sheet is leaving the screen, or the network is back. */
  flush(): void {
    if (this.#edits.length > 0) this.#later(0);
  }

  #later(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#run(), ms);
  }

  async #run(): Promise<void> {
    const edits = this.#edits;
    if (this.#isRunning || edits.length === 0) return;
    this.#isRunning = true;
    try {
      const state = await this.#send(edits);
      this.#failures = 0;
      this.#outcome = state;
      if (this.#edits === edits) this.#edits = [];
      this.#sheet.onSent(edits);
    } catch {
      this.#failures += 1;
      this.#sheet.onState('waiting');
      this.#later(Math.min(RETRY_MAX_MS, RETRY_MS * 2 ** (this.#failures - 1)));
    } finally {
      this.#isRunning = false;
      this.#tellOutcome();
    }
  }

  #tellOutcome(): void {
    if (this.#isRunning || this.#edits.length > 0 || this.#outcome === null) return;
    this.#sheet.onState(this.#outcome);
  }

  async #send(edits: readonly Edit[]): Promise<SaveState> {
    const { size, name, key, onItem } = this.#sheet;
    const { width, height } = size;
    if (this.#sheet.place) return this.#sendTo(this.#sheet.place, edits);
    if (this.#item === null) {
      const { record_id, slug } = await createSheet({ width, height, client_key: key, ...(name !== null && { name }) });
      this.#item = { id: record_id, slug, filename: '', width, height, meta: { isNew: true } };
      onItem(this.#item);
    }
    const { id } = this.#item;
    return this.#sendTo({ on: { canvas_id: id }, lane: laneOf(id) }, edits);
  }

  async #sendTo({ on, lane }: { on: DrawnOn; lane: string }, edits: readonly Edit[]): Promise<SaveState> {
    const { size, label } = this.#sheet;
    const { width } = size;
    try {
      await storeEdits(on, { canvasWidth: width }, edits);
      return 'stored';
    } catch (error) {
      if (!isApiError(error) || error.kind !== 'network') throw error;
      for (const payload of payloadsOf(on, { canvasWidth: width }, edits))
        await sendLater({ lane, call: 'ImageDrawLayer/save', payload, label });
      return 'waiting';
    }
  }
}
