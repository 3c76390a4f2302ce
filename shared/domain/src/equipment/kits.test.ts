import { expect, it } from 'vitest';
import { kitOfCode, missingOfKits } from './kits.ts';
import { kitPath } from './scanned-code.ts';

const piece = (id: number, out_since: string | null = null, archived = 0) => ({ id, out_since, archived });
const away = '2026-11-20T08:00:00Z';
const welding = {
  id: 1,
  name: 'Welding set',
  Equipment: [piece(1, away), piece(2, away), piece(3), piece(4, away, 1)],
};
const lasers = { id: 2, name: 'Lasers', Equipment: [piece(9)] };

const missing = (kind: 'in' | 'out', ...ids: number[]) =>
  missingOfKits([welding, lasers], { scanned: new Set(ids), kind }).map(({ kit, pieces }) =>
    [kit.name, ...pieces.map(({ id }) => id)].join(' '),
  );

it('names what a kit lacks when it goes out, as soon as one of its pieces was scanned', () => {
  expect(missing('out')).toEqual([]);
  expect(missing('out', 1)).toEqual(['Welding set 2 3']);
  expect(missing('out', 1, 2, 3)).toEqual([]);
});

it('misses only what is out when a kit comes back, and nothing that is archived', () => {
  expect(missing('in', 1)).toEqual(['Welding set 2']);
  expect(missing('in', 9)).toEqual([]);
});

it('a kit is found by its label before another that has this as its name, and not once it is archived', () => {
  const kits = [
    { slug: 'a', name: 'welding-set', archived: 0 },
    { slug: 'welding-set', name: 'Welding set', archived: 0 },
    { slug: 'old', name: 'Lasers', archived: 1 },
  ];
  const found = (code: string) => kitOfCode(kits, code)?.slug;
  expect(found(`https://fieldspan.test${kitPath('welding-set')}`)).toBe('welding-set');
  expect(found(' welding SET ')).toBe('welding-set');
  expect(found('lasers')).toBeUndefined();
});
