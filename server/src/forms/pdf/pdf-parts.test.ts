import { expect, it } from 'vitest';
import { blocksOf } from './html-blocks.ts';
import { figureRows } from './pdf-figure.ts';
import { pdfFonts, textRuns } from './pdf-fonts.ts';

const picture = (width: number, height: number) => ({ alt: '', picture: { bytes: Buffer.of(), width, height } });

it('pictures stand beside each other as far as the paper is wide', () => {
  const rows = figureRows([picture(900, 600), picture(900, 600), picture(600, 900)], { width: 520, scale: 1 });
  expect(rows.map(({ placed }) => placed.length)).toEqual([2, 1]);
  for (const { placed } of rows) for (const { x, width } of placed) expect(x + width).toBeLessThanOrEqual(520);
  expect(figureRows([{ alt: '', missing: 'It is gone.' }], { width: 520, scale: 1 })).toEqual([]);
});

it('a paragraph of a template keeps its lines and lists, and none of its HTML', () => {
  expect(
    blocksOf('<p>Keep <b>one</b> metre&nbsp;away.</p><ul><li>Boots</li><li></li></ul><script>x()</script>'),
  ).toEqual(['Keep one metre away.', '• Boots']);
  expect(blocksOf(undefined)).toEqual([]);
});

it('words of Arabic are one run with their spaces, so that the first one stands on the right', async () => {
  const fonts = await pdfFonts('نعم تم');
  expect(textRuns(fonts, 'OK نعم تم').map(({ text }) => text)).toEqual(['OK ', 'نعم تم']);
});
