// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { readPageSet } from './page-set.ts';

const set = { env: 'production', seq: 412, shell: { id: '1.0.0+0123456789ab' }, remotes: {} };

function inline(text: string): void {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = 'fieldspan-set';
  script.textContent = text;
  document.head.replaceChildren(script);
}

beforeEach(() => document.head.replaceChildren());

it('reads the set that the edge has inlined', () => {
  inline(JSON.stringify(set));
  expect(readPageSet(document)).toEqual(set);
});

it.each([
  ['is missing', () => undefined, 'The page has no #fieldspan-set'],
  ['is not JSON', () => inline('{'), '#fieldspan-set is not JSON'],
  [
    'lacks a key',
    () => inline(JSON.stringify({ ...set, seq: undefined })),
    /#fieldspan-set is not a release set: .*seq/s,
  ],
])('refuses a set that %s', (_, arrange, message) => {
  arrange();
  expect(() => readPageSet(document)).toThrow(message);
});
