import { readFile } from 'node:fs/promises';
import { stripVTControlCharacters } from 'node:util';
import { NOTHING, type Tally, type Trouble } from './tally.ts';

function valueAt(report: unknown, key: string): unknown {
  return typeof report === 'object' && report !== null ? Reflect.get(report, key) : undefined;
}

function numberAt(report: unknown, key: string): number {
  const value = valueAt(report, key);
  return typeof value === 'number' ? value : 0;
}

function listAt(report: unknown, key: string): unknown[] {
  const value = valueAt(report, key);
  return Array.isArray(value) ? value : [];
}

function textAt(report: unknown, key: string): string {
  const value = valueAt(report, key);
  return typeof value === 'string' ? stripVTControlCharacters(value) : '';
}

type VitestFile = { name: string; message: string; isBroken: boolean; failures: Trouble[] };

function vitestFile(file: unknown): VitestFile {
  const name = textAt(file, 'name');
  const tests = listAt(file, 'assertionResults');
  const failures = tests
    .filter((each) => textAt(each, 'status') === 'failed')
    .map((each) => ({
      name: `${name} › ${textAt(each, 'fullName')}`,
      why: listAt(each, 'failureMessages').map(String).map(stripVTControlCharacters).join('\n'),
      isPassed: false,
    }));
  const isBroken = textAt(file, 'status') === 'failed' && failures.length === 0;
  return { name, message: textAt(file, 'message'), isBroken, failures };
}

/** Counts of a vitest JSON report. A file that could not be loaded or prepared, whose tests did not run, counts as a failed test. */
export function vitestTally(report: unknown): Tally {
  const files = listAt(report, 'testResults').map(vitestFile);
  const broken = files.filter(({ isBroken }) => isBroken);
  return {
    passed: numberAt(report, 'numPassedTests'),
    failed: numberAt(report, 'numFailedTests') + broken.length,
    skipped: numberAt(report, 'numPendingTests') + numberAt(report, 'numTodoTests'),
    troubles: [
      ...broken.map(({ name, message }) => ({ name, why: message, isPassed: false })),
      ...files.flatMap(({ failures }) => failures),
    ],
  };
}

/**
 * Errors that no test of a vitest run caught, and the file that ran meanwhile: the JSON report does not have them.
 * @param output all that vitest printed
 */
export function uncaughtTroubles(output: string): Trouble[] {
  const [, uncaught = ''] = stripVTControlCharacters(output).split(/⎯ Unhandled Errors? ⎯/);
  const telling = uncaught.split('\n').filter((line) => /Error\b.*: |^ ❯ (?!.*node_modules)|originated in/.test(line));
  const why = [...new Set(telling)].join('\n');
  return why === '' ? [] : [{ name: 'an error outside of the tests', why, isPassed: false }];
}

/** How many tests of a suite may pass only when retried: one may be due to a busy machine, more have a common cause. */
export const SECOND_TRIES = 2;

/** An error without the long log of what a step tried. */
const beginningOf = (error: unknown): string => textAt(error, 'message').trim().split('\n').slice(0, 12).join('\n');

/** What failed at each try: a test that ran out of time has a second error, which names the step it waited in. */
function errorsOf(test: unknown): string {
  const tries = listAt(test, 'results').map((result) => listAt(result, 'errors').map(beginningOf));
  return tries
    .filter((errors) => errors.length > 0)
    .map((errors) => errors.join('\n'))
    .join('\n— second try —\n');
}

function specTroubles(spec: unknown): Trouble[] {
  return listAt(spec, 'tests').flatMap((test) => {
    const status = textAt(test, 'status');
    if (status !== 'unexpected' && status !== 'flaky') return [];
    const place = `${textAt(spec, 'file')}:${numberAt(spec, 'line')}`;
    const name = `[${textAt(test, 'projectName')}] ${place} › ${textAt(spec, 'title')}`;
    return [{ name, why: errorsOf(test), isPassed: status === 'flaky' }];
  });
}

const suiteTroubles = (suite: unknown): Trouble[] => [
  ...listAt(suite, 'specs').flatMap(specTroubles),
  ...listAt(suite, 'suites').flatMap(suiteTroubles),
];

/**
 * Counts of a Playwright JSON report. A test that passed only when retried is listed as trouble, and counts as failed
 * if there are more than SECOND_TRIES of them (decision 0037).
 */
export function playwrightTally(report: unknown): Tally {
  const stats = valueAt(report, 'stats');
  const flaky = numberAt(stats, 'flaky');
  const forgiven = flaky <= SECOND_TRIES ? flaky : 0;
  const errors = listAt(report, 'errors');
  return {
    passed: numberAt(stats, 'expected') + forgiven,
    failed: numberAt(stats, 'unexpected') + flaky - forgiven + errors.length,
    skipped: numberAt(stats, 'skipped'),
    troubles: [
      ...errors.map((error) => ({ name: 'Playwright', why: textAt(error, 'message'), isPassed: false })),
      ...suiteTroubles(report),
    ],
  };
}

/** Reads a report; a missing or broken one counts nothing: the run's exit code decides then. */
export async function readTally(file: string, tallyOf: (report: unknown) => Tally): Promise<Tally> {
  try {
    return tallyOf(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return NOTHING;
  }
}
