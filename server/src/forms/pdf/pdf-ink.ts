import PdfDocument from 'pdfkit';
import { strokePath, strokesOf } from '@fieldspan/domain/signature-strokes';
import { pdfFonts, textRuns, WEIGHTS } from './pdf-fonts.ts';
import type { Weight } from './pdf-fonts.ts';
import type { Speech } from '../../notify/speech.ts';
import type { Lines } from './pdf-figure.ts';

export const MARGIN = 44;
const FOOT = 24;
const NO_MARGINS = { top: 0, left: 0, right: 0, bottom: 0 };
export const LINE = '#c9c5bb';

export type InkPart = { text: string; weight: Weight };
type Where = { size: number; x: number; y?: number; width?: number; align?: 'left' | 'right' };

export type PageOptions = {
  title: string;
  author: string;
  scale: number;
  at: Date;
  /** Everything that is written, or more: for the fonts that it needs. */
  letters: string;
  /** The language of its words; English by default. */
  speech?: Speech;
  /** Width and height in points, without margins; a letter by default. */
  paper?: [number, number];
  /** Broader than high, for tables with many columns. */
  isLandscape?: boolean;
};

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
/** With a list of features, even an empty one, pdfkit sets a line as a whole: the first word of Arabic stands on the right. */
const WHOLE = { features: [] };

/** What puts letters and lines on the pages of a document. */
export class PdfInk {
  readonly pdf: PDFKit.PDFDocument;
  readonly scale: number;
  readonly #fonts: Awaited<ReturnType<typeof pdfFonts>>;

  private constructor(options: PageOptions, fonts: Awaited<ReturnType<typeof pdfFonts>>) {
    this.scale = options.scale;
    this.#fonts = fonts;
    this.pdf = new PdfDocument({
      size: options.paper ?? 'LETTER',
      layout: options.isLandscape === true ? 'landscape' : 'portrait',
      margins: options.paper ? NO_MARGINS : { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN + FOOT },
      tagged: true,
      lang: options.speech?.language ?? 'en',
      displayTitle: true,
      pdfVersion: '1.7',
      bufferPages: true,
      font: '',
      info: { Title: options.title, Author: options.author, Producer: 'Fieldspan', CreationDate: options.at },
    });
    for (const { name, files } of fonts)
      for (const weight of WEIGHTS) this.pdf.registerFont(`${name} ${weight}`, files[weight]);
  }

  static async open(options: PageOptions): Promise<PdfInk> {
    return new PdfInk(options, await pdfFonts(options.letters + (options.speech?.letters ?? '')));
  }

  /** Whether there is a font for every letter. */
  has(text: string): boolean {
    return textRuns(this.#fonts, text).every(({ font }) => font !== null);
  }

  /** Begins a page if there is not this much room on the present one; `more` is what no scale makes smaller. */
  room(points: number, more = 0): void {
    const { page, y } = this.pdf;
    const bottom = page.height - page.margins.bottom;
    if (y + points * this.scale + more > bottom && y > MARGIN + 1) this.pdf.addPage();
  }

  get pages(): number {
    return this.pdf.bufferedPageRange().count;
  }

  get width(): number {
    return this.pdf.page.width - 2 * MARGIN;
  }

  write(
    parts: readonly InkPart[],
    { size, x, y = this.pdf.y, width = this.pdf.page.width - MARGIN - x, align = 'left' }: Where,
  ): void {
    const runs = parts.flatMap(({ text, weight }) => this.#runsOf(text.replaceAll(/[\r\n\t]+/g, ' '), weight, size));
    runs.forEach(({ name, text }, at) => {
      this.pdf.font(name, size);
      const more = {
        continued: at < runs.length - 1,
        lineGap: 1,
        width,
        align,
        ...(RIGHT_TO_LEFT.test(text) && WHOLE),
      };
      if (at === 0) this.pdf.text(text, x, y, more);
      else this.pdf.text(text, more);
    });
  }

  widthOf(text: string, weight: Weight, size: number): number {
    return this.#runsOf(text, weight, size).reduce(
      (width, run) => width + this.pdf.font(run.name, size).widthOfString(run.text),
      0,
    );
  }

  /** As much of a text as fits in one line of the foot. */
  cut(text: string, width: number): string {
    const letters = Array.from(text);
    while (letters.length > 1 && this.widthOf(`${letters.join('')}…`, 400, 8) > width) letters.pop();
    return letters.length === Array.from(text).length ? text : `${letters.join('').trimEnd()}…`;
  }

  /** Lines as vectors: they stay sharp at any size. */
  lines({ strokes }: Lines, { x, y, shrink }: { x: number; y: number; shrink: number }): void {
    this.pdf.save().translate(x, y).scale(shrink).lineCap('round').lineJoin('round');
    for (const { trail, colour, thickness } of strokes)
      for (const stroke of strokesOf(trail))
        this.pdf.path(strokePath(stroke)).lineWidth(thickness).strokeColor(colour).stroke();
    this.pdf.restore();
  }

  ruleAt(y: number, x: number): void {
    this.pdf.markContent('Artifact', { type: 'Layout' });
    this.pdf
      .moveTo(x, y)
      .lineTo(MARGIN + this.width, y)
      .lineWidth(0.5)
      .strokeColor(LINE)
      .stroke();
    this.pdf.endMarkedContent();
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
      this.pdf.font(name, size).widthOfString(text);
      return true;
    } catch (error) {
      if (error instanceof TypeError) return false;
      throw error;
    }
  }
}
