import { expect, it } from 'vitest';
import { decisionFaults, glossaryFaults, linkFaults, pathFaults, remoteFaults } from './docs-rules.ts';

const page = (text: string, path = 'docs/a.md') => ({ path, text });

it('a link leads to a file or a folder, and to a heading of it', () => {
  const pages = [
    page('# A\n\n[b](b.md#two-words) [folder](../shared/ui/) [self](#a) [far](https://example.com/x)'),
    page('# B\n\n## Two words', 'docs/b.md'),
  ];
  const files = new Set(['docs/a.md', 'docs/b.md', 'shared/ui/README.md']);
  expect(linkFaults(pages, files)).toEqual([]);
});

it('a link to a page or a heading that is gone is told, but not one in a block of code', () => {
  const pages = [page('# A\n\n[b](b.md) [c](#old)\n\n```md\n[x](x.md)\n```\n')];
  expect(linkFaults(pages, new Set(['docs/a.md']))).toEqual([
    'docs/a.md: b.md leads nowhere',
    'docs/a.md: docs/a.md has no heading #old',
  ]);
});

it('a file that is named exists, from its first folder or from a later one', () => {
  const files = new Set(['shared/api/src/reach.ts']);
  expect(pathFaults([page('`shared/api/src/reach.ts`, `src/reach.ts`, `queries/<area>.ts`, `reach`')], files)).toEqual(
    [],
  );
  expect(pathFaults([page('`src/each.ts`')], files)).toEqual(['docs/a.md: there is no src/each.ts']);
});

it('a folder that is named exists, from the first one or beside the page', () => {
  const files = new Set(['shared/api/README.md', 'shared/api/src/outbox/lane-order.ts']);
  const named = '`shared/api/src/outbox`, `src/outbox/`, `src/outbox/lane-order`';
  expect(pathFaults([page(named, 'shared/api/README.md')], files)).toEqual([]);
  expect(pathFaults([page('`src/places/` of a remote')], files)).toEqual([]);
  expect(pathFaults([page('`src/out`, `shared/api/src/in`', 'shared/api/README.md')], files)).toEqual([
    'shared/api/README.md: there is no src/out',
    'shared/api/README.md: there is no shared/api/src/in',
  ]);
});

it('a decision is in the index under its title', () => {
  const record = page('# 0013 Outbox: offline writes\n', 'docs/decisions/0013-outbox.md');
  expect(decisionFaults([record], '| [0013](0013-outbox.md) | Outbox: offline writes |')).toEqual([]);
  expect(decisionFaults([record], '| [0013](0013-outbox.md) | Outbox |')).toEqual([
    expect.stringContaining('has no line | [0013](0013-outbox.md) | Outbox: offline writes |'),
  ]);
  expect(decisionFaults([{ ...record, text: '# 0014 Outbox' }], '')).toEqual([expect.stringContaining('"# 0013 "')]);
});

it('the table of remotes says what their manifests say; a new one need not be in it', () => {
  const remotes = [
    { folder: 'mf-time', title: 'Time', routes: 17 },
    { folder: 'mf-new', title: 'New', routes: 1 },
  ];
  expect(remoteFaults(remotes, page('| `mf-time` | Time | 17 | the clock |'))).toEqual([]);
  expect(remoteFaults(remotes, page('| `mf-time` | Time | 7 | the clock |\n| `mf-records` | Records | 3 |'))).toEqual([
    'docs/a.md: mf-time should read | `mf-time` | Time | 17 |',
    'docs/a.md: mf-records should read nothing, there is none',
  ]);
});

it('a remote has 25 routes at most', () => {
  const remotes = [25, 26].map((routes) => ({ folder: `mf-${routes}`, title: 'Any', routes }));
  expect(remoteFaults(remotes, page(''))).toEqual(['mf-26: has 26 routes, at most 25 are allowed']);
});

it('what the glossary names in its last column is a whole word of some source', () => {
  const glossary = page('| Word | In the code |\n|---|---|\n| debounce | `useRested`, `lane-order` |\n');
  expect(glossaryFaults(glossary, 'src/lane-order.ts\nexport function useRested() {}')).toEqual([]);
  expect(glossaryFaults(glossary, 'src/lane-orders.ts\nexport function useRestedValue() {}')).toEqual([
    'docs/a.md: no source contains useRested',
    'docs/a.md: no source contains lane-order',
  ]);
});
