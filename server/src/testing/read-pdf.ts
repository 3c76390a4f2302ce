import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect } from 'vitest';

/** What a reader of the PDF gets: its text, its structure, its pages. */
export async function readPdf(response: Response) {
  expect(response.headers.get('content-type')).toBe('application/pdf');
  const data = new Uint8Array(await response.arrayBuffer());
  const task = getDocument({ data, verbosity: 0 });
  const pdf = await task.promise;
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, at) => pdf.getPage(at + 1)));
  const texts = await Promise.all(
    pages.map(async (page) =>
      (await page.getTextContent()).items.map((item) => ('str' in item ? item.str : '')).join(''),
    ),
  );
  const trees = await Promise.all(pages.map(async (page) => JSON.stringify(await page.getStructTree())));
  const { info } = await pdf.getMetadata();
  const lang = String(Reflect.get(info, 'Language'));
  await task.destroy();
  return { text: texts.join('\n'), tree: trees.join('\n'), pages: pages.length, info, lang };
}
