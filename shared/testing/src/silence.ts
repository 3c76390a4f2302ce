import { format } from 'node:util';
import { afterAll, afterEach } from 'vitest';

/*
 * What the console is told without anybody expecting it fails the test that made it: a warning that everybody scrolls past
 * hides the next one. A test of what fails on purpose replaces `console.error` by a spy, or says what is expected.
 */
type Silence = { told: string[]; expected: Map<string, boolean> };
declare global {
  var silence: Silence | undefined;
}
// One for all: where files share a worker this module is there once for each of them.
globalThis.silence ??= { told: [], expected: new Map() };
const { told, expected } = globalThis.silence;

/** The tests of this file make the console say these words; when they do not any more, it fails. */
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

/** jsdom says what it cannot do (to navigate, to scroll) past the page's console. */
type Dom = {
  virtualConsole: {
    removeAllListeners: (event: 'jsdomError') => void;
    on: (event: 'jsdomError', listener: (error: Error) => void) => void;
  };
};
const dom: Dom | undefined = Reflect.get(globalThis, 'jsdom');
dom?.virtualConsole.removeAllListeners('jsdomError');
dom?.virtualConsole.on('jsdomError', (error) => note('error')(error.message));
