import PdfDocument from 'pdfkit';

export type DrawnSheet = {
  number: string;
  title: string;
  revision: string;
  notes?: readonly string[];
  /** Most of the sheet is black pictures side by side, as scanners compress them. */
  scans?: readonly (keyof typeof SCANS)[];
};

/** A1, in points. */
const WIDTH = 2384;
const HEIGHT = 1684;

/** 64 by 64 px, nearly black, by OpenJPEG. */
const JPEG_2000 = Buffer.from(
  '/0//UQApAAAAAABAAAAAQAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAAAAABBwEB/1IADAACAAEABQQEAAH/XAATQEBISFBISFBISFBISFBISFD/ZAAlAAFDcmVhdGVkIGJ5IE9wZW5KUEVHIHZlcnNpb24gMi41LjT/kAAKAAAAAAC1AAH/k9+AMAvNq6GGP8/AEn4AsPtAwAfmD8wH55IYLwUEecfaDR9oLA+cIBIumoB+fxIumwGPFWNnf8/AKn4BMPtCABTn5poIBZQ2kU8U58Jrea9GPJkVe7vYY3zuJ8/ALn4BkPtCABe9/PnT5F69lD2NDxgS9FBT9tY6FjyfFrFpHjKsEY3PwC5+AZB9QKAkKhSULFF04UX4TyQqEofHaDfr9RMIfyQsTRQf/9k=',
  'base64',
);

/** Four bytes, the highest first. */
const word = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];

/** 64 by 64 black px: a page of JBIG2 with one region whose rows are written as a fax writes them (MMR). */
function jbig2(): Buffer {
  // The first row is 64 black px after no white one; each other row is like the row above it; then the end of the block.
  const first = ['001', '00110101', '0000001111', '0000110111'].join('');
  const bits = first + '11'.repeat(63) + '000000000001'.repeat(2);
  const bytes = bits.match(/.{1,8}/g)?.map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2)) ?? [];
  const segment = (index: number, type: number, content: readonly number[]) => [
    ...word(index),
    type,
    0,
    1,
    ...word(content.length),
    ...content,
  ];
  const page = [...word(64), ...word(64), ...word(0), ...word(0), 0, 0, 0];
  const region = [...word(64), ...word(64), ...word(0), ...word(0), 0, 1, ...bytes];
  return Buffer.from([...segment(0, 48, page), ...segment(1, 38, region)]);
}

const SCANS = {
  jpx: { filter: 'JPXDecode', bits: 8, image: () => JPEG_2000 },
  jbig2: { filter: 'JBIG2Decode', bits: 1, image: jbig2 },
} as const;

/** A set of plans as a PDF: floors with a grid, a strip at the right, and the number in its corner. */
export function planSet(sheets: readonly DrawnSheet[]): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const set = new PdfDocument({ size: [WIDTH, HEIGHT], margin: 0, autoFirstPage: false });
  const parts: Uint8Array[] = [];
  set.on('data', (part: Uint8Array) => parts.push(part));
  set.on('end', () => resolve(Buffer.concat(parts)));
  set.on('error', reject);
  for (const sheet of sheets) addSheet(set, sheet);
  set.end();
  return promise;
}

function addSheet(set: PDFKit.PDFDocument, { number, title, revision, notes = [], scans }: DrawnSheet): void {
  const write = (words: string, [x, y]: readonly [number, number], size: number) =>
    set.fontSize(size).text(words, x, y, { lineBreak: false });
  set.addPage({ size: [WIDTH, HEIGHT], margin: 0 });
  if (scans) scans.forEach((scan, at) => addScan(set, scan, { at, of: scans.length }));
  else addLines(set, revision);
  write('STONE ROAD MEDICAL CENTRE', [2030, 1240], 18);
  write(title, [2030, 1420], 18);
  write('Scale 1:100 at A1', [2030, 1460], 10);
  write(number, [2030, 1540], 56);
  write(revision, [2290, 1552], 42);
  notes.forEach((note, line) => write(note, [420, 300 + 40 * line], 20));
}

function addScan(set: PDFKit.PDFDocument, kind: keyof typeof SCANS, { at, of }: { at: number; of: number }): void {
  const { filter, bits, image } = SCANS[kind];
  const scan = set.ref({
    Type: 'XObject',
    Subtype: 'Image',
    Width: 64,
    Height: 64,
    ColorSpace: 'DeviceGray',
    BitsPerComponent: bits,
    Filter: filter,
  });
  scan.end(image());
  Object.assign(set.page.xobjects, { [kind]: scan });
  const width = 1700 / of;
  set.addContent(`q ${width} 0 0 1200 ${200 + at * width} 250 cm /${kind} Do Q`);
}

function addLines(set: PDFKit.PDFDocument, revision: string): void {
  set
    .lineWidth(3)
    .rect(40, 40, WIDTH - 80, HEIGHT - 80)
    .stroke();
  set
    .lineWidth(2)
    .moveTo(2000, 40)
    .lineTo(2000, HEIGHT - 40)
    .stroke();
  for (let x = 200; x <= 1850; x += 330) set.lineWidth(8).moveTo(x, 200).lineTo(x, 1400).stroke();
  for (let y = 200; y <= 1400; y += 300) set.lineWidth(8).moveTo(200, y).lineTo(1850, y).stroke();
  // What differs between revisions: a shaft that moves.
  set
    .lineWidth(6)
    .rect(300 + 120 * (revision.charCodeAt(0) - 64), 560, 180, 180)
    .stroke();
}
