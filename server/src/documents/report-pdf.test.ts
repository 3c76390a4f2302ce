import { expect, it } from 'vitest';
import { readPdf } from '../testing/read-pdf.ts';
import { reportPdf } from './report-pdf.ts';

const AT = new Date('2026-11-30T12:00:00Z');
const report = (columns: readonly string[], rows: readonly (readonly string[])[]) => ({
  company: 'Northgate Mechanical',
  title: 'Sales by customer',
  about: [['Days', '2026-01-01 – 2026-11-30']] as const,
  columns,
  amounts: [1],
  rows,
  sums: ['All', '$1,200.00', ...columns.slice(2).map(() => '')],
});
const read = async (written: ReturnType<typeof report>) =>
  readPdf(
    new Response(new Uint8Array(await reportPdf(written, AT)), { headers: { 'content-type': 'application/pdf' } }),
  );

it('has its headings on each page, and the sums once, at the end', async () => {
  const rows = Array.from({ length: 120 }, (_, at) => [`Customer ${at + 1}`, '$10.00']);
  const { text: written, pages, tree, info } = await read(report(['Customer', 'Sales'], rows));
  const text = written.replaceAll(' ', '');
  expect(pages).toBeGreaterThan(2);
  expect(text.split('CustomerSales')).toHaveLength(pages + 1);
  expect(text.split('\n').at(-1)).toContain('Customer120$10.00All$1,200.00');
  expect(text.split('All$1,200.00')).toHaveLength(2);
  expect(tree).toContain('"role":"TH"');
  expect(info).toMatchObject({ Title: 'Sales by customer, 2026-01-01 – 2026-11-30', Author: 'Northgate Mechanical' });
});

it('says so when there is nothing to report', async () => {
  const { text, pages } = await read(report(['Customer', 'Sales'], []));
  expect(pages).toBe(1);
  expect(text).toContain('There is nothing to report.');
  expect(text).not.toContain('All');
});

it('keeps every column of a broad table within the page, whatever the names are', async () => {
  const columns = ['Number', ...Array.from({ length: 13 }, (_, at) => `Figure ${at + 1}`)];
  const name = 'A project with a name that is longer than any column could be, and then some words more';
  const { text } = await read(report(columns, [[name, ...columns.slice(1).map(() => '$1,234,567.89')]]));
  expect(text.split('$1,234,567.89')).toHaveLength(14);
  expect(text.replaceAll(' ', '')).toContain(name.replaceAll(' ', ''));
});
