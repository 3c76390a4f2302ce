/** How many tests of a suite passed, failed and were skipped. */
export type Tally = { passed: number; failed: number; skipped: number };

export const NOTHING: Tally = { passed: 0, failed: 0, skipped: 0 };

export function sum(tallies: Tally[]): Tally {
  return tallies.reduce(
    (all, each) => ({
      passed: all.passed + each.passed,
      failed: all.failed + each.failed,
      skipped: all.skipped + each.skipped,
    }),
    NOTHING,
  );
}

/** The last line of a whole test run. */
export const tallyLine = ({ passed, failed, skipped }: Tally): string =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`;

/** A run that ended badly without a failed test has failed all the same: it crashed, or ran nothing. */
export function withExitCode(tally: Tally, code: number): Tally {
  const isSilent = code !== 0 && tally.failed === 0;
  const isEmpty = tally.passed + tally.failed + tally.skipped === 0;
  return isSilent || isEmpty ? { ...tally, failed: tally.failed + 1 } : tally;
}
