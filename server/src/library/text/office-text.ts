import { text } from 'node:stream/consumers';
import yauzl from 'yauzl';

/** The parts of an Office document that people have written. */
const WRITTEN =
  /^(?:word\/(?:document|header\d*|footer\d*|footnotes|comments)|xl\/sharedStrings|xl\/worksheets\/sheet\d+|ppt\/slides\/slide\d+|ppt\/notesSlides\/notesSlide\d+)\.xml$/;
/** What its parts may come to when they are unpacked; a small file can claim any size. */
const MOST_BYTES = 20_000_000;
const MOST_PARTS = 500;

/** The text of a docx, xlsx or pptx. Only these parts are unpacked, and no more of them than is read. */
export async function officeText(path: string): Promise<string> {
  const zip = await yauzl.openPromise(path);
  const parts: string[] = [];
  let bytes = 0;
  try {
    for await (const entry of zip.eachEntry()) {
      if (!WRITTEN.test(entry.fileName)) continue;
      bytes += entry.uncompressedSize;
      if (bytes > MOST_BYTES || parts.length === MOST_PARTS) break;
      parts.push(plainOf(await text(await zip.openReadStreamPromise(entry))));
    }
  } finally {
    zip.close();
  }
  return parts.join(' ');
}

/** A word may be cut into several runs of one paragraph, so only paragraphs, cells and breaks are spaces. */
const plainOf = (xml: string): string =>
  xml
    .replaceAll(/<\/(?:w:p|a:p|si|c|row)>|<(?:w:tab|w:br|a:br)\b[^>]*>/g, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');
