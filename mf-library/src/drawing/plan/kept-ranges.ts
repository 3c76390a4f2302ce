import { keptBytes, readKept } from '@fieldspan/api/kept/kept-file';
import type { PDFDataRangeTransport } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PdfJs } from '../../kept/pdf-parts.ts';

/**
 * Gives pdf.js the parts of a file that is kept on this device; null if it is not.
 * @param onLost the browser has thrown a part away, and there is no network: pdf.js would wait for it for ever
 */
export async function keptRanges(
  { PDFDataRangeTransport: Transport }: PdfJs,
  filename: string,
  onLost: () => void,
): Promise<PDFDataRangeTransport | null> {
  const bytes = await keptBytes(filename).catch(() => null);
  if (bytes === null) return null;
  const ranges = new Transport(bytes, null);
  ranges.requestDataRange = (begin: number, end: number) => {
    readKept({ filename, bytes }, begin, end).then((part) => ranges.onDataRange(begin, part), onLost);
  };
  return ranges;
}
