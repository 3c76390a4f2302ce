import type { Weight } from './pdf-fonts.ts';
import { MARGIN } from './pdf-ink.ts';
import type { PdfInk } from './pdf-ink.ts';

type Part = PDFKit.PDFStructureElement;

const INK = '#1d2025';
const INK_2 = '#555b64';
const INDENT = 10;
/** Between a cell and the next one, in points. */
const BETWEEN = 8;
/** So that rounding breaks nothing, in points. */
const SPARE = 3;
/** A column of words is at most so wide while others need the room; a word that is longer than `LEAST` breaks. In points. */
const WIDEST = 170;
const LEAST = 80;
/** Sizes of letters that are tried, in points. */
const SIZES = [8.5, 8, 7.5, 7, 6.5, 6] as const;

const sumOf = (widths: readonly number[]): number => widths.reduce((sum, width) => sum + width, 0);

export type TableShape = {
  /** The names of the rows, if they have any: they become the first column. */
  names?: readonly string[];
  /** Columns of amounts, which stand at the right of their column. Then each column is as wide as what it contains. */
  amounts?: readonly number[];
  /** A last row in bold, such as sums. */
  sums?: readonly string[];
};

type Cells = { type: 'TH' | 'TD'; weight: Weight; colour: string };

const HEAD: Cells = { type: 'TH', weight: 600, colour: INK_2 };
const BODY: Cells = { type: 'TD', weight: 400, colour: INK };
const SUMS: Cells = { type: 'TD', weight: 600, colour: INK };

/** Writes a table, tagged for screen readers; its headings stand on each page. */
export class PdfTable {
  readonly #ink: PdfInk;
  readonly #table: Part;
  #size: number;
  readonly #head: readonly string[];
  readonly #amounts: ReadonlySet<number>;
  #widths: readonly number[] = [];

  constructor(ink: PdfInk, columns: readonly string[], { names = [], amounts = [] }: TableShape) {
    this.#ink = ink;
    this.#table = ink.pdf.struct('Table');
    this.#size = SIZES[0] * ink.scale;
    this.#head = names.length > 0 ? ['', ...columns] : columns;
    this.#amounts = new Set(amounts);
  }

  /** The part of the document, to be added where the table stands. */
  get part(): Part {
    return this.#table;
  }

  write(rows: readonly (readonly string[])[], { names = [], sums }: TableShape): void {
    const named = names.length > 0 ? rows.map((row, at) => [names[at] ?? '', ...row]) : rows;
    this.#setWidths(sums ? [...named, sums] : named);
    this.#row(this.#head, HEAD);
    for (const row of named) this.#row(row, BODY);
    if (sums) this.#row(sums, SUMS);
    this.#table.end();
  }

  /** Of columns of words and amounts. Where the page is too narrow, words take more lines, then all letters are smaller. */
  #setWidths(rows: readonly (readonly string[])[]): void {
    const room = this.#ink.width - INDENT;
    this.#widths = this.#head.map(() => room / Math.max(this.#head.length, 1));
    if (this.#amounts.size === 0) return;
    for (const points of SIZES) {
      this.#size = points * this.#ink.scale;
      const widths = this.#head.map((head, at) => this.#widthOf([head, ...rows.map((row) => row[at] ?? '')], at));
      const [least, most] = [sumOf(widths.map(({ least: of }) => of)), sumOf(widths.map(({ most: of }) => of))];
      if (least > room && points !== SIZES.at(-1)) continue;
      const share = most > least ? Math.min(1, Math.max(0, (room - least) / (most - least))) : 0;
      const taken = widths.map((width) => width.least + (width.most - width.least) * share);
      const all = sumOf(taken);
      this.#widths = taken.map((width) => (width * room) / all);
      return;
    }
  }

  /** The least in which no word and no amount breaks, and the most that is of use. */
  #widthOf([head = '', ...cells]: readonly string[], at: number): { least: number; most: number } {
    const widest = (texts: readonly string[]) =>
      Math.max(...texts.map((text) => this.#ink.widthOf(text, 600, this.#size)), 0) + BETWEEN + SPARE;
    const whole = widest(cells);
    const words = widest(head.split(' '));
    if (this.#amounts.has(at)) return { least: Math.max(whole, words), most: Math.max(whole, words) };
    const least = Math.max(Math.min(widest(cells.flatMap((cell) => cell.split(' '))), LEAST), words);
    return { least, most: Math.max(Math.min(whole, WIDEST), least) };
  }

  #heightOf(cells: readonly string[], weight: Weight): number {
    const lines = cells.map((cell, at) => {
      const width = (this.#widths[at] ?? 1) - BETWEEN;
      return Math.ceil(this.#ink.widthOf(cell, weight, this.#size) / width);
    });
    return Math.max(1, ...lines) * (this.#size + 4) + 6;
  }

  #row(cells: readonly string[], look: Cells): void {
    const before = this.#ink.pages;
    this.#ink.room(0, this.#heightOf(cells, look.weight));
    if (this.#ink.pages > before && look !== HEAD) this.#cells(this.#head, HEAD);
    this.#cells(cells, look);
  }

  #cells(cells: readonly string[], { type, weight, colour }: Cells): void {
    const { pdf } = this.#ink;
    const top = pdf.y + 2;
    const row = pdf.struct('TR');
    this.#table.add(row);
    let bottom = top;
    let x = MARGIN + INDENT;
    cells.forEach((text, at) => {
      const width = (this.#widths[at] ?? 0) - BETWEEN;
      const align = this.#amounts.has(at) ? 'right' : 'left';
      const place = { size: this.#size, x, y: top, width, align } as const;
      const cell = pdf.struct(type, {}, () => {
        pdf.fillColor(colour);
        if (text !== '') this.#ink.write([{ text, weight }], place);
      });
      row.add(cell);
      cell.end();
      if (text !== '') bottom = Math.max(bottom, pdf.y);
      x += width + BETWEEN;
    });
    row.end();
    pdf.x = MARGIN;
    pdf.y = Math.max(bottom, top + this.#size) + 1;
    this.#ink.ruleAt(pdf.y, MARGIN + INDENT);
  }
}
