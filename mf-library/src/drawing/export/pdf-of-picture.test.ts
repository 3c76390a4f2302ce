import { expect, it } from 'vitest';
import { pdfOfPicture } from './pdf-of-picture.ts';

it('the table of a PDF says where each object begins, and the picture is in it byte by byte', async () => {
  const bytes = new Uint8Array([0xff, 0xd8, 1, 2, 3, 0xff, 0xd9]);
  const file = new Uint8Array(await pdfOfPicture({ bytes, width: 400, height: 200 }).arrayBuffer());
  const text = new TextDecoder('latin1').decode(file);
  const table = Number(/startxref\n(\d+)/.exec(text)?.[1]);
  expect(text.slice(table, table + 4)).toBe('xref');
  const starts = [...text.slice(table).matchAll(/(\d{10}) 00000 n/g)].map(([, start]) => Number(start));
  expect(starts).toHaveLength(5);
  for (const [at, start] of starts.entries()) expect(text.slice(start).startsWith(`${at + 1} 0 obj\n`)).toBe(true);
  expect(text).toContain('/MediaBox [0 0 842 421]');
  const begin = text.lastIndexOf('stream\n', text.indexOf('endstream', text.indexOf('DCTDecode'))) + 7;
  expect(file.slice(begin, begin + bytes.length)).toEqual(bytes);
});
