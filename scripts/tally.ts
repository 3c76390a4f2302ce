/** A test that failed, or that passed only when retried. */
export type Trouble = { name: string; why: string; isPassed: boolean };

/** How many tests of a suite passed, failed and were skipped, and which gave trouble. */
export type Tally = { passed: number; failed: number; skipped: number; troubles?: Trouble[] };

export const NOTHING: Tally = { passed: 0, failed: 0, skipped: 0 };

export function sum(tallies: Tally[]): Tally {
  return tallies.reduce(
    (all, each) => ({
      passed: all.passed + each.passed,
      failed: all.failed + each.failed,
      skipped: all.skipped + each.skipped,
      troubles: [...(all.troubles ?? []), ...(each.troubles ?? [])],
    }),
    NOTHING,
  );
}

/** The last line of a whole test run. */
export const tallyLine = ({ passed, failed, skipped }: Tally): string =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`;

const LINES_OF_A_REASON = 40;

/** Repeats the failures at the end of a long run, for people who read only the end. */
export function troubleLines({ troubles = [] }: Tally): string[] {
  return troubles.flatMap(({ name, why, isPassed }) => {
    const reason = why.trim().split('\n').slice(0, LINES_OF_A_REASON);
    return [`${isPassed ? '~ passed on its second try' : '✗ failed'}: ${name}`, ...reason.map((line) => `    ${line}`)];
  });
}

/** A run with a non-zero exit code but no failed test counts as a failure: it crashed, or ran nothing. */
export function withExitCode(tally: Tally, code: number): Tally {
  const isSilent = code !== 0 && tally.failed === 0;
  const isEmpty = tally.passed + tally.failed + tally.skipped === 0;
  return isSilent || isEmpty ? { ...tally, failed: tally.failed + 1 } : tally;
}
