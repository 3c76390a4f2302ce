import { expect, test } from 'vitest';
import { sum, tallyLine, withExitCode } from './tally.ts';
import { playwrightTally, readTally, vitestTally } from './test-reports.ts';

test('vitest counts tests, and files that could not be loaded as failures', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [
      { status: 'failed', assertionResults: [{}] },
      { status: 'failed', assertionResults: [] },
      { status: 'passed', assertionResults: [{}] },
    ],
  };
  expect(vitestTally(report)).toEqual({ passed: 5, failed: 2, skipped: 3 });
});

test('Playwright counts a test that needed a second try as failed', () => {
  const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 2 };
  expect(playwrightTally({ stats, errors: [] })).toEqual({ passed: 7, failed: 2, skipped: 2 });
  expect(playwrightTally({ stats, errors: [{}] }).failed).toBe(3);
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
