import { possibleWidth, setWidths, shownWidths, type Widths } from './column-widths.ts';

type DragParts = {
  table: HTMLTableElement;
  /** The column that becomes wider or narrower. */
  column: string;
  /** The widths before the drag, as the caller knows them. */
  before: Widths;
  onDone: (widths: Widths) => void;
};

/** A drag at the edge of a column's header, by mouse, pen or finger. Until it ends only the table on the screen changes. */
export class ColumnDrag {
  readonly #parts: DragParts;
  readonly #shown: Widths;
  readonly #startX: number;
  readonly #sign: number;
  #widths: Widths | null = null;

  constructor(event: PointerEvent, parts: DragParts) {
    this.#parts = parts;
    this.#startX = event.clientX;
    this.#shown = shownWidths(parts.table);
    this.#sign = getComputedStyle(parts.table).direction === 'rtl' ? -1 : 1;
    if (event.target instanceof HTMLElement) this.#listen(event.target, event.pointerId);
  }

  #listen(grip: HTMLElement, pointerId: number): void {
    grip.setPointerCapture(pointerId);
    const until = new AbortController();
    const { signal } = until;
    grip.addEventListener('pointermove', (event) => this.#move(event.clientX), { signal });
    grip.addEventListener('pointerup', () => this.#end(until, true), { signal });
    grip.addEventListener('pointercancel', () => this.#end(until, false), { signal });
  }

  #move(x: number): void {
    const { table, column } = this.#parts;
    const px = possibleWidth((this.#shown[column] ?? 0) + this.#sign * (x - this.#startX));
    this.#widths = { ...this.#shown, [column]: px };
    setWidths(table, this.#widths);
  }

  #end(until: AbortController, isKept: boolean): void {
    until.abort();
    const { table, before, onDone } = this.#parts;
    if (isKept && this.#widths) onDone(this.#widths);
    else setWidths(table, before);
  }
}
