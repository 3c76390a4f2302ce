import PdfDocument from 'pdfkit';

export type DrawnSheet = { number: string; title: string; revision?: string; notes?: readonly string[] };

/** Sheets with a frame, a strip and a number in the corner, as drawing programs print them: A1, in points. */
const SIZE: [number, number] = [2384, 1684];

/** A set of plans as a PDF. */
export function planPdf(sheets: readonly DrawnSheet[], options: { password?: string } = {}): Promise<Uint8Array> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
  const document = new PdfDocument({
    size: SIZE,
    margin: 0,
    autoFirstPage: false,
    ...(options.password !== undefined && { userPassword: options.password }),
  });
  const parts: Uint8Array[] = [];
  document.on('data', (part: Uint8Array) => parts.push(part));
  document.on('end', () => resolve(new Uint8Array(Buffer.concat(parts))));
  document.on('error', reject);
  for (const sheet of sheets) drawSheet(document, sheet);
  document.end();
  return promise;
}

function drawSheet(document: PDFKit.PDFDocument, { number, title, revision, notes = [] }: DrawnSheet): void {
  document.addPage({ size: SIZE, margin: 0 });
  document.lineWidth(2).rect(30, 30, 2324, 1624).stroke();
  document.lineWidth(1).rect(2000, 30, 354, 1624).stroke();
  for (let x = 200; x < 1900; x += 150) document.moveTo(x, 120).lineTo(x, 1500).stroke('#8899aa');
  for (let y = 120; y <= 1500; y += 120) document.moveTo(200, y).lineTo(1850, y).stroke('#8899aa');
  document.fillColor('#000000');
  const at = (words: string, [x, y]: readonly [number, number], size: number) =>
    document.fontSize(size).text(words, x, y, { lineBreak: false });
  at('STONE ROAD MEDICAL CENTRE', [2020, 1260], 16);
  at('Scale 1:100 at A1', [2020, 1460], 10);
  if (title !== '') at(title, [2020, 1420], 18);
  if (number !== '') at(number, [2020, 1560], 60);
  if (revision !== undefined) at(revision, [2290, 1572], 44);
  notes.forEach((note, line) => at(note, [400, 300 + line * 30], 14));
}
