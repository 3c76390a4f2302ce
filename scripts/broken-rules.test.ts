import { expect, it } from 'vitest';
import { brokenRules } from './broken-rules.ts';

/** A comment, put together here so that this file holds none of the kind. */
const comment = (text: string) => ['/', '/ ', text].join('');

it.each([
  ['a barrel', "export * from './button.tsx';"],
  ['a barrel of types', "export type * from './button.tsx';"],
  ['a named barrel', "export * as parts from './button.tsx';"],
  ['a silenced linter', comment('oxlint-disable-next-line no-console')],
  ['a silenced type error', comment('@ts-expect-error the types are wrong')],
  ['a silenced clone search', comment('jscpd:ignore-start')],
])('%s is told with its line', (_what, line) => {
  expect(brokenRules('mf-forms/src/app.tsx', `\n${line}\n`)).toEqual([
    expect.stringMatching(/^mf-forms\/src\/app\.tsx:2: /),
  ]);
});

it('an index file is told', () => {
  expect(brokenRules('shared/ui/src/index.ts', '')).toEqual([expect.stringContaining('never index')]);
});

it('a silencer that names its issue may stand', () => {
  expect(brokenRules('server/src/main.ts', comment('@ts-expect-error until #12'))).toEqual([]);
});

it('words that only look alike may stand', () => {
  expect(brokenRules('server/src/main.ts', "export const star = '*';\nconst rule = 'oxlint-disable';")).toEqual([]);
});
