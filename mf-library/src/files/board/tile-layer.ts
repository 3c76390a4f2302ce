import type { LibraryFile } from '@fieldspan/api/queries/library';
import { fillTile, modelOf, type ModelName } from './tile-fill.ts';
import type { TileSizes } from './tile-sizes.ts';
import { pagesAround } from './use-board-pages.ts';

/** What the tiles show now. */
export type Shown = {
  sizes: TileSizes;
  /** How many files there are. */
  count: number;
  perPage: number;
  /** Undefined for those that are on their way. */
  fileAt: (index: number) => LibraryFile | undefined;
  /** By the id of the file. */
  selected: ReadonlyMap<number, unknown>;
  today: string;
  /** Called with the pages of files that are near the window, whenever they become others. */
  onPages: (pages: readonly number[]) => void;
};

type Tile = { element: HTMLElement; model: ModelName; file: LibraryFile | undefined };

/** Lines that are drawn beyond the window. */
const BEYOND = 3;
/** Files that are read before they come near the window. */
const AHEAD = 20;

/**
 * The tiles near the window, drawn without React: a tile is a copy of a model, which React has drawn once. A line that comes in while the
 * page scrolls costs a fifth of what components cost (decision 0244).
 */
export class TileLayer {
  #board: HTMLElement | null = null;
  #models: ReadonlyMap<string, HTMLElement> = new Map();
  #now: Shown | null = null;
  #top = 0;
  #pages = '';
  readonly #tiles = new Map<number, Tile>();

  /**
   * Starts to draw.
   * @param board where the tiles come
   * @param models holds an element for each name of a model, as `data-model`
   * @returns what ends it and takes all tiles away
   */
  start(board: HTMLElement | null, models: HTMLElement | null): () => void {
    this.#board = board;
    const found = models?.querySelectorAll<HTMLElement>('[data-model]') ?? [];
    this.#models = new Map(Array.from(found, (model) => [model.dataset['model'] ?? '', model]));
    const watcher = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(this.#measure);
    watcher?.observe(document.body);
    window.addEventListener('scroll', this.#draw, { passive: true });
    window.addEventListener('resize', this.#draw);
    return () => {
      watcher?.disconnect();
      window.removeEventListener('scroll', this.#draw);
      window.removeEventListener('resize', this.#draw);
      for (const index of this.#tiles.keys()) this.#remove(index);
      this.#board = null;
    };
  }

  /** Call after each render of the board. */
  update(now: Shown): void {
    const before = this.#now?.sizes;
    this.#now = now;
    if (before !== now.sizes) for (const [index, { element }] of this.#tiles) this.#place(element, index);
    for (const index of this.#tiles.keys()) if (index >= now.count) this.#remove(index);
    for (const [index, tile] of this.#tiles) this.#refresh(index, tile);
    this.#measure();
  }

  /** Scrolls to a tile that is not drawn yet; one that is drawn is brought into sight by its focus. */
  readonly reveal = (index: number): void => {
    if (!this.#now || this.#tiles.has(index)) return;
    const { columns, height, gap } = this.#now.sizes;
    const middle = this.#top + Math.floor(index / columns) * (height + gap) + height / 2;
    window.scrollTo({ top: middle - window.innerHeight / 2 });
    this.#draw();
  };

  readonly #measure = (): void => {
    const box = this.#board?.getBoundingClientRect();
    if (box) this.#top = Math.round(box.top + window.scrollY);
    this.#draw();
  };

  readonly #draw = (): void => {
    if (!this.#board || !this.#now) return;
    const { count, perPage, onPages } = this.#now;
    const [first, end] = this.#near();
    const focused = document.activeElement;
    for (const [index, { element }] of this.#tiles)
      // What has the focus stays wherever the page is scrolled to.
      if ((index < first || index >= end) && !element.contains(focused)) this.#remove(index);
    for (let index = first; index < end; index += 1) if (!this.#tiles.has(index)) this.#add(index);
    const pages = pagesAround(first - AHEAD, Math.min(end + AHEAD, count) - 1, perPage);
    if (pages.join(',') === this.#pages) return;
    this.#pages = pages.join(',');
    onPages(pages);
  };

  /** The first tile near the window, and the one after the last. A line comes in tile by tile, each with its share of the scrolling. */
  #near(): [first: number, end: number] {
    if (!this.#now) return [0, 0];
    const { sizes, count } = this.#now;
    const { columns, height, gap } = sizes;
    const lines = (y: number) => (y - this.#top) / (height + gap);
    const [from, until] = [lines(window.scrollY) - BEYOND, lines(window.scrollY + window.innerHeight) + BEYOND];
    return [Math.max(0, Math.floor(from * columns)), Math.min(count, Math.max(0, Math.ceil(until * columns)))];
  }

  #add(index: number): void {
    const tile = this.#made(index);
    if (!tile) return;
    this.#board?.insertBefore(tile.element, this.#after(index));
    this.#tiles.set(index, tile);
  }

  #remove(index: number): void {
    this.#tiles.get(index)?.element.remove();
    this.#tiles.delete(index);
  }

  /** The tile that comes next in the page, so that keys and readers meet all in their order. */
  #after(index: number): HTMLElement | null {
    let next: number | null = null;
    for (const at of this.#tiles.keys()) if (at > index && (next === null || at < next)) next = at;
    return next === null ? null : (this.#tiles.get(next)?.element ?? null);
  }

  #made(index: number): Tile | null {
    const file = this.#now?.fileAt(index);
    const model = modelOf(file);
    const element = this.#models.get(model)?.cloneNode(true);
    if (!this.#now || !(element instanceof HTMLElement)) return null;
    element.dataset['tile'] = String(index);
    element.setAttribute('aria-posinset', String(index + 1));
    this.#place(element, index);
    const tile = { element, model, file };
    this.#fill(tile);
    return tile;
  }

  #place(element: HTMLElement, index: number): void {
    if (!this.#now) return;
    const { columns, width, height, gap } = this.#now.sizes;
    element.style.insetBlockStart = `${Math.floor(index / columns) * (height + gap)}px`;
    element.style.insetInlineStart = `${(index % columns) * (width + gap)}px`;
  }

  #fill({ element, file }: Tile): void {
    if (!this.#now) return;
    const { count, selected, today } = this.#now;
    element.setAttribute('aria-setsize', String(count));
    if (file) fillTile(element, file, { isSelected: selected.has(file.id), today });
  }

  /** Shows a tile as it is now; another model takes its place, and its focus too. */
  #refresh(index: number, tile: Tile): void {
    const file = this.#now?.fileAt(index);
    if (modelOf(file) === tile.model) {
      this.#fill(Object.assign(tile, { file }));
      return;
    }
    const next = this.#made(index);
    if (!next) return;
    const hadFocus = tile.element.contains(document.activeElement);
    tile.element.replaceWith(next.element);
    this.#tiles.set(index, next);
    if (hadFocus) next.element.querySelector('a')?.focus({ preventScroll: true });
  }
}
