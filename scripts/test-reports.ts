import { readFile } from 'node:fs/promises';
import { NOTHING, type Tally } from './tally.ts';

function numberAt(report: unknown, key: string): number {
  const value: unknown = typeof report === 'object' && report !== null ? Reflect.get(report, key) : undefined;
  return typeof value === 'number' ? value : 0;
}

function listAt(report: unknown, key: string): unknown[] {
  const value: unknown = typeof report === 'object' && report !== null ? Reflect.get(report, key) : undefined;
  return Array.isArray(value) ? value : [];
}

/** Files that could not even be loaded: they failed and contain no test that says so. */
function brokenFiles(report: unknown): number {
  return listAt(report, 'testResults').filter((file) => {
    const hasFailed = typeof file === 'object' && file !== null && Reflect.get(file, 'status') === 'failed';
    return hasFailed && listAt(file, 'assertionResults').length === 0;
  }).length;
}

/** Counts of a vitest JSON report. */
export function vitestTally(report: unknown): Tally {
  return {
    passed: numberAt(report, 'numPassedTests'),
    failed: numberAt(report, 'numFailedTests') + brokenFiles(report),
    skipped: numberAt(report, 'numPendingTests') + numberAt(report, 'numTodoTests'),
  };
}

/** Counts of a Playwright JSON report. A test that passed only on a second try counts as failed: it cannot be trusted. */
export function playwrightTally(report: unknown): Tally {
  const stats: unknown = typeof report === 'object' && report !== null ? Reflect.get(report, 'stats') : undefined;
  return {
    passed: numberAt(stats, 'expected'),
    failed: numberAt(stats, 'unexpected') + numberAt(stats, 'flaky') + listAt(report, 'errors').length,
    skipped: numberAt(stats, 'skipped'),
  };
}

/** Reads a report; one that is missing or broken counts nothing, and the run's exit code tells the rest. */
export async function readTally(file: string, tallyOf: (report: unknown) => Tally): Promise<Tally> {
  try {
    return tallyOf(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return NOTHING;
  }
}
