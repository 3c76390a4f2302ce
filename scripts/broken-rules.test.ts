import { expect, it } from 'vitest';
import { brokenRules } from './broken-rules.ts';

/** Builds a comment from parts, so that this file contains none that breaks the rule. */
const comment = (text: string) => ['/', '/ ', text].join('');

it.each([
  ['a barrel', "export * from './button.tsx';"],
  ['a barrel of types', "export type * from './button.tsx';"],
  ['a named barrel', "export * as parts from './button.tsx';"],
  ['a silenced linter', comment('oxlint-disable-next-line no-console')],
  ['a silenced type error', comment('@ts-expect-error the types are wrong')],
  ['a silenced clone search', comment('jscpd:ignore-start')],
  ['the browser’s flag', 'if (navigator.onLine) send();'],
  ['the flag, mocked', "vi.spyOn(navigator, 'onLine', 'get')"],
  ['an event of the browser', "addEventListener('online', send);"],
  ['an event in a list', "for (const moment of ['focus', 'offline']) listen(moment);"],
  ['a permission by the name of a module', "isAllowed: (viewer) => hasModule(viewer, 'Locates', 'write'),"],
  ['a rule of access beside the table', "if (isAllowed(viewer, ['Locates'], 'write')) return null;"],
  ['an event handler', 'window.ononline = send;'],
])('%s is reported with its line', (_what, line) => {
  expect(brokenRules('mf-forms/src/app.tsx', `\n${line}\n`)).toEqual([
    expect.stringMatching(/^mf-forms\/src\/app\.tsx:2: /),
  ]);
});

it('an index file is reported', () => {
  expect(brokenRules('shared/ui/src/index.ts', '')).toEqual([expect.stringContaining('never index')]);
});

it('a suppression that names its issue is allowed', () => {
  expect(brokenRules('server/src/main.ts', comment('@ts-expect-error until #12'))).toEqual([]);
});

it('one module may listen to the browser’s online events, and tests of the whole product may trigger them', () => {
  const line = "addEventListener('online', look);";
  const told = ['shared/api/src/reach.ts', 'e2e/src/offline.spec.ts'].flatMap((path) => brokenRules(path, line));
  expect(told).toEqual([]);
});

it('only scripts, which have one realm, may test an error by its class', () => {
  const line = 'if (error instanceof Error) return;';
  for (const path of ['server/src/app.ts', 'shell/src/main.test.ts', 'mf-forms/src/app.tsx'])
    expect(brokenRules(path, line)).toEqual([expect.stringContaining('isError')]);
  expect(brokenRules('scripts/test.ts', line)).toEqual([]);
  expect(brokenRules('server/src/app.ts', 'if (error instanceof ErrorCard) return; // not instanceof Error')).toEqual(
    [],
  );
});

it('a list of modules that stand for no model is asked by its name, and domain, where modules are at home, as it likes', () => {
  expect(brokenRules('mf-money/src/area.ts', 'LIST.some((module) => hasModule(viewer, module, verb))')).toEqual([]);
  expect(brokenRules('shared/domain/src/job-access.ts', "hasModule(viewer, 'Jobs', verb)")).toEqual([]);
});

it('words that only look similar are allowed', () => {
  expect(brokenRules('server/src/main.ts', "export const star = '*';\nconst rule = 'oxlint-disable';")).toEqual([]);
});

it.each([
  "const { rows } = await callSome('Job', query);",
  "const { rows: jobs } = await callSome('Job', query);",
  "return (await callSome('Job', {\n  filters,\n})).rows;",
])('the rows of a list that may be cut off must not be taken alone', (text) => {
  expect(brokenRules('shared/api/src/queries/jobs.ts', text)).toEqual([
    expect.stringMatching(/^shared\/api\/src\/queries\/jobs\.ts:1: a list is cut/),
  ]);
});

it('together with the number of further rows they may be', () => {
  expect(brokenRules('shared/api/src/queries/jobs.ts', "const { rows, more } = await callSome('Job', query);")).toEqual(
    [],
  );
});

it('a function that remains for remotes published earlier must not be called by current ones', () => {
  const text = "const jobs = await callRows('Job', query);";
  expect(brokenRules('mf-projects/src/jobs.ts', text)).toEqual([
    expect.stringMatching(/^mf-projects\/src\/jobs\.ts:1: callRows is kept for remotes/),
  ]);
});

it.each(['hours.toLocaleString()', "at.toLocaleTimeString([], { hour: 'numeric' })", "dayjs(day).format('MMM D')"])(
  'finds %s, which does not ask the formatter',
  (text) => {
    expect(brokenRules('mf-time/src/hours.ts', text)).toEqual([
      expect.stringMatching(/^mf-time\/src\/hours\.ts:1: a value in a format of its own/),
    ]);
    expect(brokenRules('shared/domain/src/date-text.ts', text)).toEqual([]);
    expect(brokenRules('mf-time/src/hours.ts', "dayjs(day).format('YYYY-MM-DD'); text.toLocaleLowerCase();")).toEqual(
      [],
    );
  },
);
