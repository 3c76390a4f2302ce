import { expect, test } from 'vitest';
import { sum, tallyLine, troubleLines, withExitCode } from './tally.ts';
import { playwrightTally, readTally, SECOND_TRIES, vitestTally, uncaughtTroubles } from './test-reports.ts';

test('vitest counts tests, counts files that could not be loaded as failures, and names both', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        assertionResults: [{ status: 'failed', fullName: 'adds', failureMessages: ['expected 1 to be 2'] }],
      },
      { name: 'b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
      { name: 'd.test.ts', status: 'failed', message: 'beforeAll: no file', assertionResults: [{ status: 'skipped' }] },
      { name: 'c.test.ts', status: 'passed', assertionResults: [{ status: 'passed' }] },
    ],
  };
  expect(vitestTally(report)).toEqual({
    passed: 5,
    failed: 3,
    skipped: 3,
    troubles: [
      { name: 'b.test.ts', why: 'no such module', isPassed: false },
      { name: 'd.test.ts', why: 'beforeAll: no file', isPassed: false },
      { name: 'a.test.ts › adds', why: 'expected 1 to be 2', isPassed: false },
    ],
  });
});

test('Playwright tolerates a few tests that passed only when retried, but not many', () => {
  const stats = { expected: 7, unexpected: 1, flaky: SECOND_TRIES, skipped: 2 };
  expect(playwrightTally({ stats, errors: [] })).toMatchObject({ passed: 7 + SECOND_TRIES, failed: 1, skipped: 2 });
  expect(playwrightTally({ stats, errors: [{ message: 'broken' }] }).failed).toBe(2);
  const many = { ...stats, flaky: SECOND_TRIES + 1 };
  expect(playwrightTally({ stats: many, errors: [] })).toMatchObject({ passed: 7, failed: 2 + SECOND_TRIES });
});

const WHY = ['    no row', '    — second try —', '    out of time', '    click: waits for a button'];

const spec = (title: string, status: string) => ({
  title,
  file: 'work.spec.ts',
  line: 9,
  tests: [
    {
      projectName: 'product',
      status,
      results: [
        { errors: [{ message: '\u001B[31mno row\u001B[0m' }] },
        { errors: [{ message: 'out of time' }, { message: 'click: waits for a button' }] },
      ],
    },
  ],
});

test('browser failures are named, with the errors of each try', () => {
  const report = {
    stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 0 },
    suites: [{ specs: [spec('a', 'expected')], suites: [{ specs: [spec('b', 'unexpected'), spec('c', 'flaky')] }] }],
  };
  expect(troubleLines(playwrightTally(report))).toEqual([
    '✗ failed: [product] work.spec.ts:9 › b',
    ...WHY,
    '~ passed on its second try: [product] work.spec.ts:9 › c',
    ...WHY,
  ]);
});

test('a run that crashed or ran nothing has failed, whatever its report says', async () => {
  const passed = { passed: 3, failed: 0, skipped: 0 };
  expect(withExitCode(passed, 0)).toEqual(passed);
  expect(withExitCode(passed, 1).failed).toBe(1);
  expect(withExitCode({ passed: 2, failed: 1, skipped: 0 }, 1).failed).toBe(1);
  expect(withExitCode(await readTally('/nowhere/report.json', vitestTally), 0)).toEqual({
    passed: 0,
    failed: 1,
    skipped: 0,
  });
});

test('the last line adds up all suites', () => {
  const all = sum([
    { passed: 1, failed: 2, skipped: 3 },
    { passed: 10, failed: 20, skipped: 30 },
  ]);
  expect(tallyLine(all)).toBe('11 passed, 22 failed, 33 skipped');
});

test('names what no test caught, and the file that ran meanwhile', () => {
  const output = [
    '\u001B[31m⎯⎯⎯⎯⎯⎯\u001B[39m Unhandled Errors \u001B[31m⎯⎯⎯⎯⎯⎯\u001B[39m',
    'Vitest caught 1 unhandled error during the test run.',
    'AbortError: it was taken away',
    ' ❯ FDBTransaction._abort node_modules/.pnpm/fake.js:47:17',
    ' ❯ writeDown shared/api/src/device.ts:9:3',
    'This error originated in "shared/api/src/outbox/bulk-hold.test.ts" test file.',
  ].join('\n');
  expect(uncaughtTroubles(output)).toEqual([
    {
      name: 'an error outside of the tests',
      why: [
        'AbortError: it was taken away',
        ' ❯ writeDown shared/api/src/device.ts:9:3',
        'This error originated in "shared/api/src/outbox/bulk-hold.test.ts" test file.',
      ].join('\n'),
      isPassed: false,
    },
  ]);
  expect(uncaughtTroubles('Tests  12 passed')).toEqual([]);
});
