import PdfDocument from 'pdfkit';
import { strokePath, strokesOf } from '@fieldspan/domain/signature-strokes';
import type { TrailPoint } from '@fieldspan/domain/signature';
import { pdfFonts, textRuns, WEIGHTS } from './pdf-fonts.ts';
import type { Weight } from './pdf-fonts.ts';

const MARGIN = 44;
const FOOT = 24;
const INK = '#1d2025';
const INK_2 = '#555b64';
const RED = '#bd2519';
const LINE = '#c9c5bb';

type Part = PDFKit.PDFStructureElement;
type Words = { weight?: Weight; size?: number; colour?: 'ink' | 'quiet' | 'red'; indent?: number };

const COLOURS = { ink: INK, quiet: INK_2, red: RED } as const;

/** A drawing or signature in its own units. */
export type Lines = {
  width: number;
  height: number;
  strokes: readonly { trail: readonly TrailPoint[]; colour: string; thickness: number }[];
};

type PageOptions = {
  title: string;
  author: string;
  scale: number;
  at: Date;
  /** Everything that is written, or more: for the fonts that it needs. */
  letters: string;
};

/** A document that is written from top to bottom, tagged for screen readers. */
export class PdfPage {
  readonly #pdf: PDFKit.PDFDocument;
  readonly #root: Part;
  readonly #fonts: Awaited<ReturnType<typeof pdfFonts>>;
  readonly #scale: number;
  readonly #done: Promise<Buffer>;
  #within: Part;

  private constructor(options: PageOptions, fonts: Awaited<ReturnType<typeof pdfFonts>>) {
    this.#scale = options.scale;
    this.#fonts = fonts;
    this.#pdf = new PdfDocument({
      size: 'LETTER',
      margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN + FOOT },
      tagged: true,
      lang: 'en',
      displayTitle: true,
      pdfVersion: '1.7',
      bufferPages: true,
      font: '',
      info: { Title: options.title, Author: options.author, Producer: 'Fieldspan', CreationDate: options.at },
    });
    for (const { name, files } of fonts)
      for (const weight of WEIGHTS) this.#pdf.registerFont(`${name} ${weight}`, files[weight]);
    const chunks: Buffer[] = [];
    const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
    this.#pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    this.#pdf.on('end', () => resolve(Buffer.concat(chunks)));
    this.#pdf.on('error', reject);
    this.#done = promise;
    this.#root = this.#pdf.struct('Document');
    this.#pdf.addStructure(this.#root);
    this.#within = this.#root;
  }

  static async open(options: PageOptions): Promise<PdfPage> {
    return new PdfPage(options, await pdfFonts(options.letters));
  }

  heading(level: 1 | 2, text: string): void {
    const size = level === 1 ? 17 : 12;
    this.#room(size * 3);
    if (level === 2) this.gap(6);
    this.#paragraph(`H${level}`, [{ text, weight: 600 }], { size });
    this.gap(level === 1 ? 2 : 3);
  }

  text(text: string, words: Words = {}): void {
    if (text !== '') this.#paragraph('P', [{ text, weight: words.weight ?? 400 }], words);
  }

  /** A question and its answer. */
  answered(question: string, answer: readonly string[], words: Words = {}): void {
    const [first = '', ...rest] = answer;
    this.#room(26);
    this.#paragraph(
      'P',
      [
        { text: `${question}  `, weight: 400 },
        { text: first, weight: 600 },
      ],
      words,
    );
    for (const line of rest) this.#paragraph('P', [{ text: line, weight: 600 }], { ...words, indent: 10 });
    this.gap(2);
  }

  /** A picture of at most this height; `alt` says what it shows. */
  picture(bytes: Buffer, size: { width: number; height: number }, alt: string): void {
    const most = { width: 260 * this.#scale, height: 180 * this.#scale };
    const shrink = Math.min(most.width / size.width, most.height / size.height, 1);
    const shown = { width: size.width * shrink, height: size.height * shrink };
    this.#figure(alt, shown, ({ x, y }) => this.#pdf.image(bytes, x, y, shown));
  }

  /** Lines as vectors: they stay sharp at any size. */
  lines({ width, height, strokes }: Lines, { most, alt }: { most: number; alt: string }): void {
    const shrink = (most * this.#scale) / width;
    const shown = { width: width * shrink, height: height * shrink };
    this.#figure(alt, shown, ({ x, y }) => {
      this.#pdf.save().translate(x, y).scale(shrink).lineCap('round').lineJoin('round');
      for (const { trail, colour, thickness } of strokes)
        for (const stroke of strokesOf(trail))
          this.#pdf.path(strokePath(stroke)).lineWidth(thickness).strokeColor(colour).stroke();
      this.#pdf.restore();
    });
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
    return this.#pdf.bufferedPageRange().count;
  }

  /** Writes the foot of every page, and ends the document. */
  async end(foot: string): Promise<Buffer> {
    this.#root.end();
    const { count } = this.#pdf.bufferedPageRange();
    for (let at = 0; at < count; at += 1) {
      this.#pdf.switchToPage(at);
      this.#foot(foot, `Page ${at + 1} of ${count}`);
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
    this.#write([{ text: left, weight: 400 }], { size: 8, x: MARGIN, y });
    this.#write([{ text: right, weight: 400 }], { size: 8, x: page.width - MARGIN - 70, y });
    this.#pdf.endMarkedContent();
  }

  #paragraph(type: string, parts: readonly { text: string; weight: Weight }[], words: Words): void {
    const { size = 9.5, colour = 'ink', indent = 0 } = words;
    const whole = parts.map(({ text }) => text).join('');
    // Letters that no font has are read out all the same.
    const isWhole = parts.every(({ text }) => textRuns(this.#fonts, text).every(({ font }) => font !== null));
    const element = this.#pdf.struct(type, isWhole ? {} : { actual: whole }, () => {
      this.#pdf.fillColor(COLOURS[colour]);
      this.#write(parts, { size: size * this.#scale, x: MARGIN + indent * this.#scale });
    });
    this.#within.add(element);
    element.end();
  }

  #write(
    parts: readonly { text: string; weight: Weight }[],
    { size, x, y = this.#pdf.y }: { size: number; x: number; y?: number },
  ): void {
    const runs = parts.flatMap(({ text, weight }) => this.#runsOf(text.replaceAll(/[\r\n\t]+/g, ' '), weight, size));
    const width = this.#pdf.page.width - MARGIN - x;
    runs.forEach(({ name, text }, at) => {
      this.#pdf.font(name, size);
      const more = { continued: at < runs.length - 1, lineGap: 1, width };
      if (at === 0) this.#pdf.text(text, x, y, more);
      else this.#pdf.text(text, more);
    });
  }

  /** Letters without a font become a box, as does text that a font's own tables cannot set. */
  #runsOf(text: string, weight: Weight, size: number): { name: string; text: string }[] {
    const [fallback] = this.#fonts;
    return textRuns(this.#fonts, text).map(({ font, text: own }) => {
      const name = `${font ?? fallback?.name ?? ''} ${weight}`;
      if (font !== null && this.#canSet(name, size, own)) return { name, text: own };
      return { name: `${fallback?.name ?? ''} ${weight}`, text: '·'.repeat(Array.from(own).length) };
    });
  }

  #canSet(name: string, size: number, text: string): boolean {
    try {
      this.#pdf.font(name, size).widthOfString(text);
      return true;
    } catch (error) {
      if (error instanceof TypeError) return false;
      throw error;
    }
  }

  #figure(alt: string, size: { width: number; height: number }, draw: (at: { x: number; y: number }) => void): void {
    this.#room(size.height + 8);
    const at = { x: MARGIN, y: this.#pdf.y };
    const element = this.#pdf.struct('Figure', { alt }, () => draw(at));
    this.#within.add(element);
    element.end();
    this.#pdf.x = MARGIN;
    this.#pdf.y = at.y + size.height + 6 * this.#scale;
  }

  /** Begins a page if there is not this much room on the present one. */
  #room(points: number): void {
    const { page, y } = this.#pdf;
    const bottom = page.height - page.margins.bottom;
    if (y + points * this.#scale > bottom && y > MARGIN + 1) this.#pdf.addPage();
  }
}
