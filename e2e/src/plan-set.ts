import PdfDocument from 'pdfkit';

export type DrawnSheet = { number: string; title: string; revision: string; notes?: readonly string[] };

/** A1, in points. */
const WIDTH = 2384;
const HEIGHT = 1684;

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

function addSheet(set: PDFKit.PDFDocument, { number, title, revision, notes = [] }: DrawnSheet): void {
  const write = (words: string, [x, y]: readonly [number, number], size: number) =>
    set.fontSize(size).text(words, x, y, { lineBreak: false });
  set.addPage({ size: [WIDTH, HEIGHT], margin: 0 });
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
  write('STONE ROAD MEDICAL CENTRE', [2030, 1240], 18);
  write(title, [2030, 1420], 18);
  write('Scale 1:100 at A1', [2030, 1460], 10);
  write(number, [2030, 1540], 56);
  write(revision, [2290, 1552], 42);
  notes.forEach((note, line) => write(note, [420, 300 + 40 * line], 20));
}
