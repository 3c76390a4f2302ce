import { expect, it } from 'vitest';
import { Random } from './random.ts';

it('draws the same from the same key, on every machine', () => {
  const random = new Random('northgate');
  expect([random.int(0, 999), random.int(0, 999), random.token(8)]).toMatchInlineSnapshot(`
    [
      35,
      383,
      "f7m3zytd",
    ]
  `);
});

it('forks independently of earlier draws', () => {
  const first = new Random('a');
  const second = new Random('a');
  second.next();
  expect(first.fork('x').next()).toBe(second.fork('x').next());
  expect(first.fork('x').next()).not.toBe(first.fork('y').next());
});

it('reaches both ends of a range and nothing outside', () => {
  const random = new Random('ends');
  const drawn = new Set(Array.from({ length: 300 }, () => random.int(2, 5)));
  expect(drawn).toEqual(new Set([2, 3, 4, 5]));
});

it('shuffles without losing or duplicating anything', () => {
  const list = Array.from({ length: 40 }, (_, at) => at);
  const shuffled = new Random('deck').shuffle(list);
  expect(shuffled).not.toEqual(list);
  expect(shuffled.toSorted((left, right) => left - right)).toEqual(list);
});

it('refuses to pick from nothing', () => {
  expect(() => new Random('none').pick([])).toThrow('Nothing to pick from');
});
