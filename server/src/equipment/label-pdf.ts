import { labelPlace } from '@fieldspan/domain/equipment/label-sheets';
import type { LabelSheet } from '@fieldspan/domain/equipment/label-sheets';
import QRCode from 'qrcode';
import { PdfInk } from '../forms/pdf/pdf-ink.ts';
import { lettersOf } from '../forms/pdf/pdf-fonts.ts';
import type { Weight } from '../forms/pdf/pdf-fonts.ts';
import { writtenPdf } from '../forms/pdf/written-pdf.ts';

type Label = { name: string; number: string | null; address: string };

export type LabelSheets = {
  sheet: LabelSheet;
  labels: readonly Label[];
  company: string;
  /** Labels of the first page that are peeled off already. */
  used: number;
  at: Date;
};

const POINTS = 72 / 25.4;
/** Printers shift paper by this much. */
const EDGE = 2 * POINTS;
const INK = '#000000';

type Box = { left: number; top: number; width: number; height: number };
type Sheet = { ink: PdfInk; root: PDFKit.PDFStructureElement; company: string };

/** Labels with the code, the name and the number of each piece, where the paper has its labels. */
export async function labelPdf({ sheet, labels, company, used, at }: LabelSheets): Promise<Buffer> {
  const { paper } = sheet;
  const ink = await PdfInk.open({
    title: 'Labels',
    author: company,
    scale: 1,
    at,
    letters: lettersOf([labels, company]),
    paper: [paper.width * POINTS, paper.height * POINTS],
  });
  const root = ink.pdf.struct('Document');
  ink.pdf.addStructure(root);
  const done = writtenPdf(ink.pdf);
  let page = 0;
  labels.forEach((label, index) => {
    const place = labelPlace(sheet, index, used);
    if (place.page > page) ink.pdf.addPage();
    page = place.page;
    drawLabel({ ink, root, company }, label, {
      left: place.left * POINTS,
      top: place.top * POINTS,
      width: sheet.label.width * POINTS,
      height: sheet.label.height * POINTS,
    });
  });
  root.end();
  ink.pdf.end();
  return done;
}

/** A wide label has its code on the left, a high one above the words. */
function drawLabel(on: Sheet, label: Label, box: Box): void {
  const isWide = box.width > box.height * 1.2;
  const side = isWide ? Math.min(box.height - 2 * EDGE, box.width * 0.42) : box.width - 4 * EDGE;
  const left = isWide ? box.left + EDGE : box.left + (box.width - side) / 2;
  const top = isWide ? box.top + (box.height - side) / 2 : box.top + EDGE;
  drawCode(on, label, { left, top, side });
  const words = isWide
    ? {
        left: left + side + EDGE,
        top: box.top + EDGE,
        width: box.width - side - 3 * EDGE,
        height: box.height - 2 * EDGE,
      }
    : {
        left: box.left + 2 * EDGE,
        top: top + side + EDGE,
        width: box.width - 4 * EDGE,
        height: box.height - side - 3 * EDGE,
      };
  writeWords(on, label, words);
}

type Square = { left: number; top: number; side: number };

/** Filled modules of a vector: sharp at any size. A quarter of it may be worn off. */
function drawCode({ ink: { pdf }, root }: Sheet, { name, address }: Label, { left, top, side }: Square): void {
  const { modules } = QRCode.create(address, { errorCorrectionLevel: 'Q' });
  const quiet = 2;
  const unit = side / (modules.size + 2 * quiet);
  const figure = pdf.struct('Figure', { alt: `Code that opens ${name}` }, () => {
    pdf.fillColor(INK);
    for (let row = 0; row < modules.size; row += 1)
      for (let column = 0; column < modules.size; column += 1)
        if (modules.get(row, column) === 1)
          pdf.rect(left + (column + quiet) * unit, top + (row + quiet) * unit, unit, unit);
    pdf.fill();
  });
  root.add(figure);
  figure.end();
}

type Line = { text: string; weight: Weight; size: number };

/** The name in as many lines as there is room for, then the number and the company. */
function writeWords({ ink, root, company }: Sheet, { name, number }: Label, box: Box): void {
  const size = Math.max(6, Math.min(14, box.height / 6));
  const small = Math.max(5.5, size * 0.72);
  const below = [number, company]
    .filter((text): text is string => text !== null && text !== '')
    .map((text): Line => ({ text: cut(ink, { text, weight: 400, size: small }, box.width), weight: 400, size: small }));
  const room = box.height - below.length * small * 1.3;
  const most = Math.max(1, Math.floor(room / (size * 1.25)));
  const lines = [...wrapped(ink, { text: name, weight: 600, size }, { width: box.width, most }), ...below];
  const height = lines.reduce((sum, line) => sum + line.size * 1.25, 0);
  let y = box.top + Math.max(0, (box.height - height) / 2);
  for (const line of lines) {
    const words = ink.pdf.struct('P', {}, () => {
      ink.pdf.fillColor(INK);
      ink.write([line], { size: line.size, x: box.left, y, width: box.width + 4 });
    });
    root.add(words);
    words.end();
    y += line.size * 1.25;
  }
}

function wrapped(ink: PdfInk, { text, weight, size }: Line, { width, most }: { width: number; most: number }): Line[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && ink.widthOf(`${last} ${word}`, weight, size) <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  const shown = lines.slice(0, most);
  if (lines.length > most) shown[most - 1] = `${shown[most - 1] ?? ''}…`;
  return shown.map((line) => ({ text: cut(ink, { text: line, weight, size }, width), weight, size }));
}

function cut(ink: PdfInk, { text, weight, size }: Line, width: number): string {
  if (ink.widthOf(text, weight, size) <= width) return text;
  const letters = Array.from(text);
  while (letters.length > 1 && ink.widthOf(`${letters.join('')}…`, weight, size) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
