import { PDFDocument, StandardFonts, rgb } from 'pdf-lib';
import type { PDFFont, PDFPage } from 'pdf-lib';
import type { Random } from '../random.ts';

export type DocumentKind = 'certificate' | 'cut-sheet' | 'test-report' | 'plan' | 'procedure';

/** The text of a document; `facts` are pairs of label and value. */
export type DocumentText = {
  title: string;
  company: string;
  date: string;
  facts: readonly (readonly [string, string])[];
  paragraphs: readonly string[];
};

type Sheet = { page: PDFPage; regular: PDFFont; bold: PDFFont };

const LETTER: [number, number] = [612, 792];
const LEDGER: [number, number] = [1224, 792];
const INK = rgb(0.13, 0.14, 0.15);
const GREY = rgb(0.45, 0.45, 0.43);
const AMBER = rgb(0.91, 0.6, 0.05);

/** A PDF of one page with searchable text. The same text gives the same bytes. */
export async function pdfDocument(kind: DocumentKind, text: DocumentText, random: Random): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  pdf.setTitle(text.title);
  pdf.setAuthor(text.company);
  pdf.setCreationDate(new Date(`${text.date}T12:00:00Z`));
  pdf.setModificationDate(new Date(`${text.date}T12:00:00Z`));
  const page = pdf.addPage(kind === 'plan' ? LEDGER : LETTER);
  const sheet = {
    page,
    regular: await pdf.embedFont(StandardFonts.Helvetica),
    bold: await pdf.embedFont(StandardFonts.HelveticaBold),
  };
  heading(sheet, text);
  if (kind === 'plan') drawPlan(sheet, random);
  else if (kind === 'certificate') drawFrame(sheet);
  const below = facts(sheet, text.facts, kind === 'plan' ? 150 : 640);
  if (kind === 'test-report') readings(sheet, random);
  else paragraphs(sheet, text.paragraphs, below - 20);
  return pdf.save();
}

function heading({ page, regular, bold }: Sheet, { title, company, date }: DocumentText): void {
  const { height, width } = page.getSize();
  page.drawRectangle({ x: 48, y: height - 52, width: 40, height: 6, color: AMBER });
  page.drawText(plain(title), { x: 48, y: height - 92, size: 22, font: bold, color: INK });
  page.drawText(`${plain(company)}  |  ${date}`, { x: 48, y: height - 114, size: 10, font: regular, color: GREY });
  page.drawLine({
    start: { x: 48, y: height - 126 },
    end: { x: width - 48, y: height - 126 },
    thickness: 0.8,
    color: GREY,
  });
}

/** Removes characters that the standard fonts do not have. */
function plain(text: string): string {
  return text.normalize('NFKD').replaceAll(/[^\u0020-\u007e\u00b0]/g, '');
}

function facts({ page, regular, bold }: Sheet, rows: DocumentText['facts'], top: number): number {
  rows.forEach(([label, value], at) => {
    page.drawText(plain(label), { x: 48, y: top - at * 22, size: 10, font: regular, color: GREY });
    page.drawText(plain(value), { x: 190, y: top - at * 22, size: 11, font: bold, color: INK });
  });
  return top - rows.length * 22;
}

function paragraphs({ page, regular }: Sheet, texts: readonly string[], top: number): void {
  let y = top;
  for (const text of texts) {
    page.drawText(plain(text), {
      x: 48,
      y,
      size: 11,
      font: regular,
      color: INK,
      maxWidth: page.getWidth() - 96,
      lineHeight: 16,
    });
    y -= 16 * (Math.ceil(text.length / 92) + 1);
  }
}

function drawFrame({ page, regular }: Sheet): void {
  page.drawRectangle({ x: 30, y: 30, width: 552, height: 732, borderColor: AMBER, borderWidth: 2 });
  page.drawLine({ start: { x: 320, y: 150 }, end: { x: 540, y: 150 }, thickness: 0.8, color: INK });
  page.drawText('Instructor', { x: 320, y: 134, size: 9, font: regular, color: GREY });
}

/** Draws a table of readings with a curve below it. */
function readings({ page, regular, bold }: Sheet, random: Random): void {
  const rows = 10;
  const start = random.int(90, 180);
  ['Time', 'Pressure (psi)', 'Temperature (C)', 'Note'].forEach((label, at) =>
    page.drawText(label, { x: 48 + at * 120, y: 470, size: 10, font: bold, color: INK }),
  );
  for (let at = 0; at < rows; at += 1) {
    const y = 450 - at * 20;
    const cells = [
      `${8 + Math.floor(at / 4)}:${['00', '15', '30', '45'][at % 4] ?? '00'}`,
      (start - at * 0.02).toFixed(2),
      (18 + random.int(0, 12) / 10).toFixed(1),
      at === 0 ? 'start' : 'steady',
    ];
    cells.forEach((cell, column) =>
      page.drawText(cell, { x: 48 + column * 120, y, size: 10, font: regular, color: INK }),
    );
    page.drawLine({ start: { x: 48, y: y - 6 }, end: { x: 564, y: y - 6 }, thickness: 0.3, color: GREY });
  }
  const points = Array.from(
    { length: 30 },
    (_, at) => `${at === 0 ? 'M' : 'L'}${at * 17} ${40 - at * 0.2 - random.int(0, 3)}`,
  );
  page.drawRectangle({ x: 48, y: 90, width: 516, height: 120, borderColor: GREY, borderWidth: 0.6 });
  page.drawSvgPath(points.join(''), { x: 56, y: 180, borderColor: AMBER, borderWidth: 1.6 });
}

/** Draws rooms on a grid, without a real scale. */
function drawPlan({ page, regular }: Sheet, random: Random): void {
  const columns = random.int(5, 8);
  const width = 1100 / columns;
  for (let at = 0; at < columns * 2; at += 1) {
    const x = 60 + (at % columns) * width;
    const y = 210 + Math.floor(at / columns) * 210;
    page.drawRectangle({ x, y, width, height: 210, borderColor: INK, borderWidth: 1.6 });
    page.drawText(`${random.pick(['OFFICE', 'EXAM', 'MECH', 'ELEC', 'CORRIDOR', 'STORAGE'])} ${random.int(101, 340)}`, {
      x: x + 14,
      y: y + 180,
      size: 9,
      font: regular,
      color: INK,
    });
    if (random.chance(0.5))
      page.drawSquare({ x: x + width / 2, y: y + 90, size: 22, borderColor: AMBER, borderWidth: 1.4 });
  }
  page.drawLine({ start: { x: 70, y: 410 }, end: { x: 1140, y: 410 }, thickness: 3, color: rgb(0.18, 0.4, 0.56) });
}
