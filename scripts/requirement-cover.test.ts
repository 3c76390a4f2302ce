import { expect, it } from 'vitest';
import { coverOf, idsByEye, idsNamedIn, requirementsOf } from './requirement-cover.ts';

const rows = requirementsOf('id\tarea\trequirement\nWX001\tWX\tTemperature\nWX002\tWX\tHumidity\nQR001\tQR\tA code\n');

it('reads the rows below the header line', () => {
  expect(rows.map(({ id }) => id)).toEqual(['WX001', 'WX002', 'QR001']);
});

it('finds ids in names of tests and in tables, single ones and ranges', () => {
  const source =
    "it('WX001 shows it', () => {});\nconst CASES = { QR001: 1 };\ntest('TABLE009–011, AUTH026–AUTH027', f);";
  expect([...idsNamedIn(source)]).toEqual(['WX001', 'QR001', 'TABLE009', 'TABLE010', 'TABLE011', 'AUTH026', 'AUTH027']);
});

it('ignores ids in comments', () => {
  expect([...idsNamedIn("// WX001\n/* WX002\n QR001 */\nit('nothing', () => {}); // QR001")]).toEqual([]);
});

it('does not take an address for a comment, nor a pattern of addresses', () => {
  expect([...idsNamedIn("route('**/api/**', stop); it('QR001', f); route('**/x/*', go);")]).toEqual(['QR001']);
  expect([...idsNamedIn("open('http://localhost/WX001');")]).toEqual(['WX001']);
});

it('lists for each area what is tested, what is reviewed, and what is missing', () => {
  const [weather, code] = coverOf(rows, new Set(['WX002']), idsByEye('| Id | Where |\n|---|---|\n| QR001 | look |\n'));
  expect(weather).toMatchObject({ area: 'WX', rows: 2, tested: 1, byEye: 0, missing: [{ id: 'WX001' }] });
  expect(code).toMatchObject({ area: 'QR', rows: 1, tested: 0, byEye: 1, missing: [] });
});
