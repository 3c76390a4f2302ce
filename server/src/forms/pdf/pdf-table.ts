import type { Weight } from './pdf-fonts.ts';
import { MARGIN } from './pdf-ink.ts';
import type { PdfInk } from './pdf-ink.ts';

type Part = PDFKit.PDFStructureElement;

const INK = '#1d2025';
const INK_2 = '#555b64';
const INDENT = 10;
/** Between a cell and the next one, in points. */
const BETWEEN = 8;
/** The widest that a column of words grows while others need the room, in points. */
const WIDEST = 170;

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
  readonly #size: number;
  readonly #head: readonly string[];
  readonly #amounts: ReadonlySet<number>;
  #widths: readonly number[] = [];

  constructor(ink: PdfInk, columns: readonly string[], { names = [], amounts = [] }: TableShape) {
    this.#ink = ink;
    this.#table = ink.pdf.struct('Table');
    this.#size = 8.5 * ink.scale;
    this.#head = names.length > 0 ? ['', ...columns] : columns;
    this.#amounts = new Set(amounts);
  }

  /** The part of the document, to be added where the table stands. */
  get part(): Part {
    return this.#table;
  }

  write(rows: readonly (readonly string[])[], { names = [], sums }: TableShape): void {
    const named = names.length > 0 ? rows.map((row, at) => [names[at] ?? '', ...row]) : rows;
    this.#widths = this.#widthsOf(sums ? [...named, sums] : named);
    this.#row(this.#head, HEAD);
    for (const row of named) this.#row(row, BODY);
    if (sums) this.#row(sums, SUMS);
    this.#table.end();
  }

  #widthsOf(rows: readonly (readonly string[])[]): number[] {
    const room = this.#ink.width - INDENT;
    const equal = this.#head.map(() => room / Math.max(this.#head.length, 1));
    if (this.#amounts.size === 0) return equal;
    const natural = this.#head.map((head, at) => {
      const widest = Math.max(...rows.map((row) => this.#ink.widthOf(row[at] ?? '', 600, this.#size)), 0);
      const words = head.split(' ').map((word) => this.#ink.widthOf(word, 600, this.#size));
      return Math.min(Math.max(widest, ...words), WIDEST) + BETWEEN + 2;
    });
    const sum = natural.reduce((all, width) => all + width, 0);
    return natural.map((width) => (width * room) / sum);
  }

  #heightOf(cells: readonly string[], weight: Weight): number {
    const lines = cells.map((cell, at) => {
      const width = (this.#widths[at] ?? 1) - BETWEEN - 4;
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
