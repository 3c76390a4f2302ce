import { PDFDocument, StandardFonts, rgb } from 'pdf-lib';
import type { PDFFont, PDFPage, RGB } from 'pdf-lib';

type SheetKind = 'floor' | 'ducts' | 'pipes' | 'power';

/** A sheet of a set; `moved` is a later revision, in which a duct goes another way. */
export type PlanSheetText = {
  number: string;
  title: string;
  revision: string;
  kind: SheetKind;
  notes: readonly string[];
  moved?: boolean;
};

/** The sheets of a building, as they were issued on a day. */
export type PlanSetText = {
  building: string;
  company: string;
  date: string;
  sheets: readonly PlanSheetText[];
};

/** A1, in points. */
const PAPER = { width: 2384, height: 1684 } as const;

const INK = rgb(0.12, 0.13, 0.15);
const FAINT = rgb(0.62, 0.64, 0.67);
const DUCT = rgb(0.13, 0.36, 0.58);
const PIPE = rgb(0.05, 0.45, 0.38);
const POWER = rgb(0.68, 0.36, 0.05);

/** The floor: two rows of rooms with a corridor between them. All measures from the upper left corner, in points. */
const FLOOR = { left: 200, top: 240, right: 1900, bottom: 1380, corridor: [740, 880] } as const;
const COLUMNS = 6;
const ROOM = (FLOOR.right - FLOOR.left) / COLUMNS;
const UPPER = ['EXAM', 'EXAM', 'PROCEDURE', 'WAITING', 'RECEPTION', 'OFFICE'] as const;
const LOWER = ['MECH ROOM', 'STORAGE', 'LAB', 'EXAM', 'STAFF', 'WASHROOM'] as const;

type Pen = { page: PDFPage; regular: PDFFont; bold: PDFFont };
type Line = readonly [number, number, number, number];

/** A PDF with one page for each sheet, with words that can be read. The same set gives the same bytes. */
export async function planSetDocument(set: PlanSetText): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const day = new Date(`${set.date}T12:00:00Z`);
  pdf.setTitle(set.building);
  pdf.setAuthor(set.company);
  pdf.setCreationDate(day);
  pdf.setModificationDate(day);
  const regular = await pdf.embedFont(StandardFonts.Helvetica);
  const bold = await pdf.embedFont(StandardFonts.HelveticaBold);
  for (const sheet of set.sheets) {
    const pen = { page: pdf.addPage([PAPER.width, PAPER.height]), regular, bold };
    drawFrame(pen, sheet, set);
    drawGrid(pen);
    drawRooms(pen, sheet.kind === 'floor' ? INK : FAINT);
    SYSTEMS[sheet.kind](pen, sheet);
    sheet.notes.forEach((note, at) => write(pen, note, { x: 240, y: 1440 + at * 34, size: 20 }));
  }
  return pdf.save();
}

type Written = { x: number; y: number; size: number; isBold?: boolean; color?: RGB };

function write({ page, regular, bold }: Pen, words: string, { x, y, size, isBold = false, color = INK }: Written) {
  page.drawText(words, { x, y: PAPER.height - y - size, size, font: isBold ? bold : regular, color });
}

function line({ page }: Pen, [x, y, toX, toY]: Line, { width = 2, color = INK }: { width?: number; color?: RGB } = {}) {
  const [start, end] = [
    { x, y: PAPER.height - y },
    { x: toX, y: PAPER.height - toY },
  ];
  page.drawLine({ start, end, thickness: width, color });
}

function box({ page }: Pen, [x, y, width, height]: Line, { color = INK, border = 3 } = {}) {
  page.drawRectangle({ x, y: PAPER.height - y - height, width, height, borderColor: color, borderWidth: border });
}

/** The border, and the strip at the right with the title block. */
function drawFrame(pen: Pen, { number, title, revision }: PlanSheetText, { building, company, date }: PlanSetText) {
  box(pen, [40, 40, PAPER.width - 80, PAPER.height - 80], { border: 4 });
  line(pen, [2000, 40, 2000, PAPER.height - 40], { width: 3 });
  for (const y of [1180, 1320, 1400, 1500]) line(pen, [2000, y, PAPER.width - 40, y]);
  write(pen, company.toUpperCase(), { x: 2024, y: 80, size: 20, isBold: true });
  write(pen, building.toUpperCase(), { x: 2024, y: 1206, size: 18, isBold: true });
  write(pen, `Issued ${date}`, { x: 2024, y: 1246, size: 13 });
  write(pen, title, { x: 2024, y: 1344, size: 19, isBold: true });
  write(pen, 'Scale 1:100 at A1', { x: 2024, y: 1424, size: 13 });
  write(pen, number, { x: 2024, y: 1540, size: 56, isBold: true });
  write(pen, revision, { x: 2290, y: 1552, size: 42 });
}

function drawGrid(pen: Pen) {
  for (let at = 0; at <= COLUMNS; at += 1) {
    const x = FLOOR.left + at * ROOM;
    line(pen, [x, 150, x, FLOOR.bottom + 40], { width: 1, color: FAINT });
    bubble(pen, { x, y: 128 }, String.fromCharCode(65 + at));
  }
  [FLOOR.top, ...FLOOR.corridor, FLOOR.bottom].forEach((y, at) => {
    line(pen, [140, y, FLOOR.right + 60, y], { width: 1, color: FAINT });
    bubble(pen, { x: 116, y }, String(at + 1));
  });
}

function bubble(pen: Pen, { x, y }: { x: number; y: number }, words: string) {
  pen.page.drawCircle({ x, y: PAPER.height - y, size: 22, borderColor: INK, borderWidth: 2 });
  write(pen, words, { x: x - 7, y: y - 10, size: 20 });
}

/** Walls with doors to the corridor, names and numbers. */
function drawRooms(pen: Pen, color: RGB) {
  const [north, south] = FLOOR.corridor;
  box(pen, [FLOOR.left, FLOOR.top, FLOOR.right - FLOOR.left, FLOOR.bottom - FLOOR.top], { color, border: 10 });
  for (let at = 0; at < COLUMNS; at += 1) {
    const x = FLOOR.left + at * ROOM;
    if (at > 0) {
      line(pen, [x, FLOOR.top, x, north], { width: 6, color });
      line(pen, [x, south, x, FLOOR.bottom], { width: 6, color });
    }
    for (const y of [north, south]) {
      line(pen, [x, y, x + 50, y], { width: 6, color });
      line(pen, [x + 140, y, x + ROOM, y], { width: 6, color });
    }
    line(pen, [x + 50, north, x + 50, north - 90], { color });
    line(pen, [x + 50, south, x + 50, south + 90], { color });
    write(pen, UPPER[at] ?? '', { x: x + 80, y: FLOOR.top + 60, size: 22, isBold: true, color });
    write(pen, String(301 + at), { x: x + 80, y: FLOOR.top + 92, size: 20, color });
    write(pen, LOWER[at] ?? '', { x: x + 80, y: FLOOR.bottom - 110, size: 22, isBold: true, color });
    write(pen, String(311 + at), { x: x + 80, y: FLOOR.bottom - 78, size: 20, color });
  }
  write(pen, 'CORRIDOR 300', { x: 980, y: 796, size: 22, isBold: true, color });
}

/** A double line along the corridor with a branch into each room. */
function drawDucts(pen: Pen, { moved = false }: PlanSheetText) {
  const main = moved ? 850 : 780;
  for (const y of [main, main + 34]) line(pen, [300, y, 1840, y], { width: 5, color: DUCT });
  line(pen, [300, main, 300, main + 34], { width: 5, color: DUCT });
  write(pen, '600 x 300', { x: 1180, y: main - 30, size: 18, color: DUCT });
  for (let at = 0; at < COLUMNS; at += 1) {
    const x = FLOOR.left + (at + 0.5) * ROOM;
    for (const side of [x, x + 20]) {
      line(pen, [side, main, side, 500], { width: 3, color: DUCT });
      line(pen, [side, main + 34, side, 1130], { width: 3, color: DUCT });
    }
    diffuser(pen, { x: x + 10, y: 470 }, `SD-${at + 1}`);
    diffuser(pen, { x: x + 10, y: 1160 }, `SD-${at + 7}`);
  }
  if (moved) for (const x of [640, 1490]) diffuser(pen, { x, y: 620 }, 'SD-13');
  box(pen, [1730, main - 50, 110, 134], { color: DUCT, border: 5 });
  write(pen, 'VAV-3', { x: 1744, y: main + 6, size: 24, isBold: true, color: DUCT });
}

function diffuser(pen: Pen, { x, y }: { x: number; y: number }, words: string) {
  box(pen, [x - 30, y - 30, 60, 60], { color: DUCT });
  line(pen, [x - 30, y - 30, x + 30, y + 30], { color: DUCT });
  line(pen, [x + 30, y - 30, x - 30, y + 30], { color: DUCT });
  write(pen, words, { x: x + 40, y: y - 10, size: 16, color: DUCT });
}

function drawPipes(pen: Pen) {
  for (const [at, y] of [776, 800, 824].entries())
    line(pen, [260, y, 1800 - at * 60, y], { width: 4, color: at === 0 ? POWER : PIPE });
  for (let at = 0; at < COLUMNS; at += 1) {
    const x = FLOOR.left + (at + 0.75) * ROOM;
    line(pen, [x, 776, x, 420], { width: 3, color: PIPE });
    line(pen, [x - 20, 824, x - 20, 1200], { width: 3, color: PIPE });
    pen.page.drawCircle({ x, y: PAPER.height - 400, size: 20, borderColor: PIPE, borderWidth: 3 });
    box(pen, [x - 44, 1200, 48, 48], { color: PIPE });
    write(pen, `LAV-${at + 1}`, { x: x - 110, y: 386, size: 16, color: PIPE });
  }
  write(pen, '38 DCW  38 DHW  100 SAN', { x: 700, y: 846, size: 16, color: PIPE });
}

function drawPower(pen: Pen) {
  for (let at = 0; at < COLUMNS; at += 1) {
    for (const y of [420, 580, 1010, 1180]) {
      const x = FLOOR.left + (at + 0.5) * ROOM;
      box(pen, [x - 50, y, 100, 28], { color: POWER });
      line(pen, [x + 50, y + 14, x + 90, y + 44], { color: POWER });
    }
  }
  line(pen, [300, 810, 1800, 810], { width: 3, color: POWER });
  write(pen, 'PANEL LP-3A', { x: 320, y: 826, size: 20, isBold: true, color: POWER });
}

const SYSTEMS: Readonly<Record<SheetKind, (pen: Pen, sheet: PlanSheetText) => void>> = {
  floor: (pen) => write(pen, 'FINISHED FLOOR +8.400', { x: 1480, y: 796, size: 18 }),
  ducts: drawDucts,
  pipes: drawPipes,
  power: drawPower,
};
