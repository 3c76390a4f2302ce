/** How the app asks for a page of files: an address of its own, and the key of the session. */
export type Asked = { url: string; key: string };

type Row = {
  caption: string | null;
  LibraryUpload: { thumb_filename: string | null; original_filename: string | null } | null;
};

const PER_PAGE = 50;
/** Lines beyond the window, as in the app. */
const OVERSCAN = 3;

/**
 * A bare prototype of the grid of files. It takes the place of the page: the app's own tiles and styles in lines that come and go,
 * with pictures and answers asked for as the app does, but no React, no selection, no keys and nothing else on the page.
 * It stands alone, without imports, because its text runs in the page.
 */
export class BareGrid {
  readonly #asked: Asked;
  readonly #grid: HTMLElement;
  readonly #model: HTMLElement;
  readonly #images: string;
  readonly #tile: { width: number; line: number; gap: number; columns: number };
  readonly #rows: Row[] = [];
  readonly #pages = new Set<number>();
  readonly #shown = new Map<number, HTMLElement>();

  constructor(asked: Asked) {
    const grid = document.querySelector<HTMLElement>('ul:has(> [data-tile="1"])');
    const model = grid?.querySelector<HTMLElement>('[data-tile="1"]');
    if (!grid || !model) throw new Error('There are no tiles.');
    const [room, width] = [grid.clientWidth, model.offsetWidth];
    const columns = Math.round(room / width);
    const gap = (room - columns * width) / Math.max(columns - 1, 1);
    this.#tile = { width, gap, columns, line: model.offsetHeight + gap };
    this.#asked = asked;
    this.#images = /^url\("(.*\/)/.exec(pictureOf(model).style.backgroundImage)?.[1] ?? '';
    this.#grid = grid;
    this.#model = model;
    document.body.replaceChildren(grid);
    grid.replaceChildren();
    grid.style.inlineSize = `${room}px`;
    window.addEventListener('scroll', this.draw, { passive: true });
    this.draw();
  }

  readonly draw = (): void => {
    const { line, columns } = this.#tile;
    const first = Math.max(0, Math.floor(window.scrollY / line) - OVERSCAN) * columns;
    const end = (Math.ceil((window.scrollY + window.innerHeight) / line) + OVERSCAN) * columns;
    for (const [at, tile] of this.#shown) if (at < first || at >= end) this.#remove(at, tile);
    for (let at = first; at < end; at += 1) if (!this.#shown.has(at)) this.#add(at);
    for (const at of [first, end]) void this.#ask(Math.floor(at / PER_PAGE) + 1);
  };

  #remove(at: number, tile: HTMLElement): void {
    tile.remove();
    this.#shown.delete(at);
  }

  #add(at: number): void {
    const { line, columns, width, gap } = this.#tile;
    const tile = this.#model.cloneNode(true);
    if (!(tile instanceof HTMLElement)) return;
    tile.dataset['tile'] = String(at);
    tile.style.insetBlockStart = `${Math.floor(at / columns) * line}px`;
    tile.style.insetInlineStart = `${(at % columns) * (width + gap)}px`;
    this.#fill(tile, this.#rows[at]);
    this.#shown.set(at, tile);
    this.#grid.append(tile);
  }

  #fill(tile: HTMLElement, row: Row | undefined): void {
    if (!row) return;
    const name = row.caption ?? row.LibraryUpload?.original_filename ?? '';
    const picture = pictureOf(tile);
    picture.ariaLabel = `View ${name}`;
    picture.style.backgroundImage = `url("${this.#images}${row.LibraryUpload?.thumb_filename ?? ''}")`;
    for (const box of tile.querySelectorAll('input')) box.ariaLabel = `Select ${name}`;
    for (const link of tile.querySelectorAll('a')) link.textContent = name;
  }

  async #ask(page: number): Promise<void> {
    if (this.#pages.has(page)) return;
    this.#pages.add(page);
    const address = new URL(this.#asked.url);
    address.searchParams.set('page', String(page));
    const answer = await fetch(address, { headers: { 'api-key': this.#asked.key } });
    const { data }: { data: Row[] } = await answer.json();
    for (const [at, row] of data.entries()) this.#rows[(page - 1) * PER_PAGE + at] = row;
    for (const [at, tile] of this.#shown) if (Math.floor(at / PER_PAGE) === page - 1) this.#fill(tile, this.#rows[at]);
  }
}

function pictureOf(tile: HTMLElement): HTMLElement {
  const picture = tile.querySelector('button');
  if (!picture) throw new Error('A tile has no picture.');
  return picture;
}
