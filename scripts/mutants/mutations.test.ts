import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { instrument } from './instrument.ts';
import { mutationsOf } from './mutations.ts';

const changed = (code: string): string[] =>
  mutationsOf('a.ts', code).mutations.map(
    ({ start, end, text }) => code.slice(0, start) + (text ?? '') + code.slice(end),
  );

it.each([
  ['x = a === b;', ['x = (a) !== (b);']],
  ['x = a ?? b;', ['x = a;']],
  ['x = !a;', ['x = a;']],
  ['x = a ? b : c;', ['x = true ? b : c;', 'x = false ? b : c;']],
  ['if (a) b;', ['if (true) b;', 'if (false) b;']],
  ['x = [1, a] as const;', ['x = [a] as const;', 'x = [1] as const;']],
  ['x = 90;', ['x = 91;']],
  ['x = rows.some(f);', ['x = rows.every(f);']],
  ['x = rows.filter(f);', ['x = rows;']],
  ['check(a);', ['']],
])('%s is changed', (code, expected) => {
  expect(changed(code)).toEqual(expect.arrayContaining(expected));
});

it.each(["import { a } from 'a';", "type A = 'x' | 1;", 'for (let at = 0; at < 9; at += 1);', 'const { a } = b;'])(
  '%s is not changed',
  (code) => {
    expect(changed(code).filter((text) => !text.includes('at = 1'))).toEqual([]);
  },
);

it('a source with all its mutations behaves as before until one of them is active', () => {
  const code = 'const most = (a, b) => { let to = b; if (a > b) to = a + 1; else to = 0; return to; };';
  const points = mutationsOf('a.ts', code);
  const written = instrument(code, points, 0);
  const most = (turn: number): unknown =>
    runInNewContext(`${written} most(2, 1)`, { mutant: (number: number) => number === turn });
  expect(most(-1)).toBe(3);
  expect(points.mutations.map((_, turn) => most(turn)).filter((answer) => answer !== 3).length).toBeGreaterThan(2);
});
