import { sentence } from '../../http/sentence.ts';
import { speechOf } from '../../notify/speech.ts';
import type { Speech } from '../../notify/speech.ts';
import { figureRows, pairRow } from './pdf-figure.ts';
import type { Figure, FigureRow, PlacedFigure } from './pdf-figure.ts';
import type { Weight } from './pdf-fonts.ts';
import { LINE, MARGIN, PdfInk } from './pdf-ink.ts';
import type { InkPart, PageOptions } from './pdf-ink.ts';
import { PdfTable } from './pdf-table.ts';
import type { TableShape } from './pdf-table.ts';
import { writtenPdf } from './written-pdf.ts';

const INK = '#1d2025';
const INK_2 = '#555b64';
const RED = '#bd2519';

type Part = PDFKit.PDFStructureElement;
export type Words = { weight?: Weight; size?: number; colour?: 'ink' | 'quiet' | 'red'; indent?: number };

const COLOURS = { ink: INK, quiet: INK_2, red: RED } as const;

type Answered = Words & { figures?: readonly Figure[] };

const askedParts = (question: string): InkPart[] => [
  { text: question, weight: 400 },
  { text: '  ', weight: 400 },
];

/** Short answers stand beside their question, in bold. */
function setOut(answer: readonly string[]): { beside: readonly string[]; below: readonly string[]; weight: Weight } {
  const isLong = (answer[0] ?? '').length > LONG;
  return isLong
    ? { beside: [], below: answer, weight: 400 }
    : { beside: answer.slice(0, 1), below: answer.slice(1), weight: 600 };
}

const HEADINGS = { 1: 17, 2: 12, 3: 10 } as const;
/** The height of the band of colour. */
const BAND = 10;
/** The letters of an answer that stands beside its question, in bold. */
const LONG = 160;

/** A document that is written from top to bottom, tagged for screen readers. */
export class PdfPage {
  readonly #ink: PdfInk;
  readonly #pdf: PDFKit.PDFDocument;
  readonly #root: Part;
  readonly #scale: number;
  readonly #done: Promise<Buffer>;
  readonly #speech: Speech;
  #within: Part;

  private constructor(ink: PdfInk, speech = speechOf(null)) {
    this.#speech = speech;
    this.#ink = ink;
    this.#pdf = ink.pdf;
    this.#scale = ink.scale;
    this.#done = writtenPdf(this.#pdf);
    this.#root = this.#pdf.struct('Document');
    this.#pdf.addStructure(this.#root);
    this.#within = this.#root;
  }

  static async open(options: PageOptions): Promise<PdfPage> {
    return new PdfPage(await PdfInk.open(options), options.speech);
  }

  /** Begins a page if its first lines, or `more` points, do not fit: a heading never stands alone at the foot. */
  heading(level: 1 | 2 | 3, text: string, more = 0): void {
    const size = HEADINGS[level];
    this.#ink.room(size + 44, more);
    if (level === 2) this.#rule();
    this.gap(level === 3 ? 3 : 0);
    this.#paragraph(`H${level}`, [{ text, weight: 600 }], { size, ...(level === 3 && { indent: 10 }) });
    this.gap(level === 3 ? 1 : 3);
  }

  text(text: string, words: Words = {}): void {
    if (text !== '') this.#paragraph('P', [{ text, weight: words.weight ?? 400 }], words);
  }

  /** A question and its answer, with its pictures. A long answer stands below the question, in its paragraphs. */
  answered(question: string, answer: readonly string[], { figures = [], ...words }: Answered = {}): void {
    const { indent = 0 } = words;
    const left = MARGIN + indent * this.#scale;
    const rows = figureRows(figures, { width: this.#ink.width + MARGIN - left, scale: this.#scale });
    const { beside, below, weight } = setOut(answer);
    this.#ink.room(below.length > 0 ? 40 : 26, rows[0]?.height ?? 0);
    this.#paragraph('P', [...askedParts(question), ...beside.map((text) => ({ text, weight }))], words);
    for (const text of below) this.#paragraph('P', [{ text, weight }], { ...words, indent: indent + 10 });
    this.#missing(figures, { indent: indent + 10, colour: 'quiet' });
    for (const row of rows) this.#figures(row, left);
    this.gap(2);
  }

  /** A band of colour along the upper edge of the page; it says nothing. */
  band(colour: string): void {
    this.#pdf.markContent('Artifact', { type: 'Layout' });
    this.#pdf.rect(0, 0, this.#pdf.page.width, BAND).fill(colour);
    this.#pdf.endMarkedContent();
  }

  /** One figure on its own. */
  figure(figure: Figure): void {
    for (const row of figureRows([figure], { width: this.#ink.width, scale: this.#scale })) this.#figures(row, MARGIN);
  }

  /** Two figures side by side, such as before and after. */
  pair(left: Figure | undefined, right: Figure | undefined): void {
    const row = pairRow([left, right], { width: this.#ink.width, scale: this.#scale });
    if (row) this.#figures(row, MARGIN);
  }

  #missing(figures: readonly Figure[], words: Words): void {
    for (const { missing = '' } of figures) this.text(missing, words);
  }

  /** Rows of cells below a line of headings. */
  table(columns: readonly string[], rows: readonly (readonly string[])[], shape: TableShape = {}): void {
    const table = new PdfTable(this.#ink, columns, shape);
    this.#within.add(table.part);
    table.write(rows, shape);
    this.gap(4);
  }

  /** Adds a file to the document, for programs. */
  attach(name: string, bytes: Buffer, { type, about }: { type: string; about: string }): void {
    this.#pdf.file(bytes, { name, type, description: about });
  }

  /** What belongs together for a screen reader. */
  section(write: () => void): void {
    const outer = this.#within;
    this.#within = this.#pdf.struct('Sect');
    outer.add(this.#within);
    write();
    this.#within.end();
    this.#within = outer;
  }

  gap(points: number): void {
    this.#pdf.y += points * this.#scale;
  }

  get pages(): number {
    return this.#ink.pages;
  }

  /** Writes the foot of every page, and ends the document. */
  async end(foot: string): Promise<Buffer> {
    this.#root.end();
    const { count } = this.#pdf.bufferedPageRange();
    for (let at = 0; at < count; at += 1) {
      this.#pdf.switchToPage(at);
      this.#foot(foot, this.#speech.say(sentence`Page ${at + 1} of ${count}`));
    }
    this.#pdf.end();
    return this.#done;
  }

  #foot(left: string, right: string): void {
    const { page } = this.#pdf;
    // Below the bottom margin, a text would otherwise begin a page.
    page.margins.bottom = 0;
    const y = page.height - MARGIN - 4;
    this.#pdf.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] });
    this.#pdf
      .moveTo(MARGIN, y - 5)
      .lineTo(page.width - MARGIN, y - 5)
      .lineWidth(0.5)
      .strokeColor(LINE)
      .stroke();
    this.#pdf.fillColor(INK_2);
    this.#ink.write([{ text: this.#ink.cut(left, this.#ink.width - 90), weight: 400 }], { size: 8, x: MARGIN, y });
    this.#ink.write([{ text: right, weight: 400 }], {
      size: 8,
      x: MARGIN + this.#ink.width - 80,
      y,
      width: 80,
      align: 'right',
    });
    this.#pdf.endMarkedContent();
  }

  #paragraph(type: string, parts: readonly InkPart[], words: Words): void {
    const { size = 9.5, colour = 'ink', indent = 0 } = words;
    const whole = parts.map(({ text }) => text).join('');
    // Letters that no font has are read out all the same.
    const isWhole = parts.every(({ text }) => this.#ink.has(text));
    const element = this.#pdf.struct(type, isWhole ? {} : { actual: whole }, () => {
      this.#pdf.fillColor(COLOURS[colour]);
      this.#ink.write(parts, { size: size * this.#scale, x: MARGIN + indent * this.#scale });
    });
    this.#within.add(element);
    element.end();
  }

  #figures({ placed, height }: FigureRow, left: number): void {
    this.#ink.room(0, height + 4);
    this.gap(2);
    const { y } = this.#pdf;
    for (const each of placed) this.#figure(each, { x: left + each.x, y });
    this.#pdf.x = MARGIN;
    this.#pdf.y = y + height + 6 * this.#scale;
  }

  #figure({ figure, width, height }: PlacedFigure, at: { x: number; y: number }): void {
    const { alt, caption = '', picture, drawn, isFramed = false } = figure;
    const element = this.#pdf.struct('Figure', { alt: caption === '' ? alt : `${alt}. ${caption}` }, () => {
      if (picture) this.#pdf.image(picture.bytes, at.x, at.y, { width, height });
      if (isFramed) this.#pdf.rect(at.x, at.y, width, height).lineWidth(0.5).strokeColor(LINE).stroke();
      if (drawn) this.#ink.lines(drawn, { ...at, shrink: width / drawn.width });
      this.#pdf.fillColor(INK_2);
      if (caption !== '')
        this.#ink.write([{ text: caption, weight: 400 }], {
          size: 7.5 * this.#scale,
          x: at.x,
          y: at.y + height + 1,
          width: Math.max(width, 120),
        });
    });
    this.#within.add(element);
    element.end();
  }

  /** A line between the parts of a form; it says nothing. */
  #rule(): void {
    this.gap(5);
    this.#ink.ruleAt(this.#pdf.y, MARGIN);
    this.gap(5);
  }
}
