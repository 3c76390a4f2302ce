// @vitest-environment jsdom
import { linesDiff } from '@fieldspan/domain/money/lines-diff';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { shownFields } from '../shown-fields.ts';
import { LinesChange } from './lines-change.tsx';

afterEach(cleanup);

const LINES = [
  { key: 'a', description: 'Pump', quantity: '1', price: '100' },
  { key: 'b', description: 'Pipe', quantity: '46.5', price: '31.275' },
];
const [PUMP, PIPE] = LINES;
const NOW = JSON.stringify([PIPE, { ...PUMP, quantity: '2' }, { ...PIPE, key: 'c', description: 'Valve' }]);

it('says which lines came and went, what of the others changed, and that the order did', () => {
  const lines = linesDiff(JSON.stringify([...LINES, { ...PIPE, key: 'd', description: 'Belt' }]), NOW);
  render(lines && <LinesChange lines={lines} />);
  const list = within(screen.getByRole('list', { name: 'Lines that changed' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Changed: PumpQuantity: 1 → 2',
    'Added: Valve',
    'Taken out: Belt',
    'The order of the lines is another one.',
  ]);
});

it('is told of the lines of a document alone, and of nothing that is kept secret', () => {
  const change = { old: JSON.stringify(LINES), new: NOW, is_secret: false };
  const shown = (field: string, more: object = {}) =>
    shownFields('ServiceInvoice', [{ ...change, field, ...more }], { names: {}, words: {} })[0]?.lines?.changes.length;
  expect(shown('lines_json')).toBe(2);
  expect(shown('tax_lines_json')).toBeUndefined();
  expect(shown('lines_json', { is_secret: true })).toBeUndefined();
});
