import { format } from 'node:util';
import { afterAll, afterEach } from 'vitest';

/*
 * Unexpected console output fails the test that caused it, because ignored warnings hide new ones. A test of a
 * deliberate failure mocks `console.error` or declares the expected text.
 */
type Silence = { told: string[]; expected: Map<string, boolean> };
declare global {
  var silence: Silence | undefined;
}
// Global, because test files that share a worker each have their own copy of this module.
globalThis.silence ??= { told: [], expected: new Map() };
const { told, expected } = globalThis.silence;

/** Declares that the tests of this file print these words; if they no longer do, it fails. */
export function expectWords(...words: string[]): void {
  for (const each of words) if (!expected.has(each)) expected.set(each, false);
}

const note =
  (kind: string) =>
  (...parts: unknown[]): void => {
    const text = `console.${kind}: ${format(...parts)}`;
    const known = [...expected.keys()].filter((words) => text.includes(words));
    for (const words of known) expected.set(words, true);
    if (known.length === 0) told.push(text);
  };

function refuseWords(): void {
  const words = told.splice(0);
  if (words.length > 0) throw new Error(`The console was told what nobody expected.\n${words.join('\n')}`);
}

function refuseSilence(): void {
  const missing = [...expected].filter(([, isTold]) => !isTold).map(([words]) => words);
  expected.clear();
  if (missing.length > 0) throw new Error(`The console was never told: ${missing.join(', ')}`);
}

Object.assign(console, { error: note('error'), warn: note('warn') });
afterEach(refuseWords);
afterAll(refuseWords);
afterAll(refuseSilence);

/** jsdom reports what it cannot do (navigate, scroll) to its virtual console, not to the page's. */
type Dom = {
  virtualConsole: {
    removeAllListeners: (event: 'jsdomError') => void;
    on: (event: 'jsdomError', listener: (error: Error) => void) => void;
  };
};
const dom: Dom | undefined = Reflect.get(globalThis, 'jsdom');
dom?.virtualConsole.removeAllListeners('jsdomError');
dom?.virtualConsole.on('jsdomError', (error) => note('error')(error.message));
