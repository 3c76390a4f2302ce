import { expect, it } from 'vitest';
import { fillsOf } from './fills-of.ts';
import { pageRemote, pageSet } from './testing/page-set.ts';

const fill = (part: string, more: object = {}) => ({ for: '^1.0.0', part, order: 100, financials: false, ...more });
const withFills = (name: string, ...fills: ReturnType<typeof fill>[]) => {
  const remote = pageRemote(name, '1.0.0');
  return { ...remote, manifest: { ...remote.manifest, fills: { 'project.tab': fills } } };
};

it('lists the fills of all remotes for a place, in order; the same list until the set changes', () => {
  const set = pageSet(1, {
    forms: withFills('forms', fill('forms-tab', { key: 'forms' })),
    time: withFills('time', fill('hours', { order: 20 }), fill('expenses')),
  });
  const fills = fillsOf(set, 'project.tab');
  expect(fills.map(({ remote, key }) => `${remote} ${key}`)).toEqual(['time hours', 'time expenses', 'forms forms']);
  expect(fillsOf(set, 'project.tab')).toBe(fills);
  expect(fillsOf(set, 'service.tab')).toEqual([]);
  expect(fillsOf(pageSet(2, {}), 'project.tab')).toEqual([]);
});
