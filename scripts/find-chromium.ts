import { globSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { findProgram, isExecutable } from './find-program.ts';
import { installPackage } from './install-package.ts';
import { PROJECT, runProgram } from './run-program.ts';

type Say = (line: string) => void;

const HEADLESS_SHELL = 'chromium-headless-shell';

function ofPlaywright(): string | null {
  const folder = process.env['PLAYWRIGHT_BROWSERS_PATH'] ?? join(homedir(), '.cache', 'ms-playwright');
  const found = globSync(join(folder, 'chromium-*', 'chrome-linux*', 'chrome')).filter(isExecutable);
  return found.sort().at(-1) ?? null;
}

function standing(): string | null {
  return findProgram('chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome') ?? ofPlaywright();
}

function chosen(): string | null {
  const path = process.env['CHROMIUM_PATH'] ?? '';
  if (path === '') return null;
  if (isExecutable(path)) return path;
  throw new Error(`CHROMIUM_PATH is ${path}, which cannot be run.`);
}

/**
 * The same browser without windows: it takes half the processor time (docs/decisions/0190). Installed where this account
 * may install packages; elsewhere the tests run in the browser that is there.
 */
async function headlessShell(say: Say): Promise<string | null> {
  const found = findProgram(HEADLESS_SHELL);
  if (found !== null || process.getuid?.() !== 0) return found;
  say('Installing Chromium without windows …');
  return (await installPackage(HEADLESS_SHELL)) === null ? findProgram(HEADLESS_SHELL) : null;
}

/**
 * The browser for the tests: CHROMIUM_PATH, the one without windows, else as `findWholeChromium`.
 * @throws Error that says what to do
 */
export async function findChromium(say: Say): Promise<string> {
  return chosen() ?? (await headlessShell(say)) ?? findWholeChromium(say);
}

/**
 * A browser that shows notifications, which the one without windows refuses: CHROMIUM_PATH, the system's, Playwright's
 * own; else it installs one.
 * @throws Error that says what to do
 */
export async function findWholeChromium(say: Say): Promise<string> {
  const found = chosen() ?? standing();
  if (found !== null) return found;
  say('Installing Chromium …');
  const problem = await installPackage('chromium');
  if (problem !== null)
    await runProgram(join(PROJECT, 'e2e', 'node_modules', '.bin', 'playwright'), ['install', 'chromium']);
  const installed = standing();
  if (installed !== null) return installed;
  throw new Error(
    `There is no Chromium for the browser tests. ${problem ?? ''} Or name one: CHROMIUM_PATH=/path/to/chromium npm test`,
  );
}
