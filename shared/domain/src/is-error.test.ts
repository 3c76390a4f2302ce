import { readFile } from 'node:fs/promises';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { errorMessage, hasCode, isError } from './is-error.ts';

class OwnError extends Error {
  override readonly name = 'OwnError';
}

/** An error of another realm, whose classes differ from ours. */
const foreign = (expression: string): unknown => runInNewContext(expression);

describe('an error', () => {
  it.each([
    ['ours', new TypeError('no')],
    ['of a class of ours', new OwnError('no')],
    ['of the browser', new DOMException('no', 'AbortError')],
    ['of another realm', foreign('new TypeError("no")')],
    ['of a class of another realm', foreign('new (class extends Error {})("no")')],
  ])('%s is recognised, with its message', (_whose, error) => {
    expect(isError(error)).toBe(true);
    expect(errorMessage(error)).toBe('no');
  });

  it.each([
    [null, 'null'],
    [undefined, 'undefined'],
    ['no', 'no'],
    [{ name: 'Error', message: 'no' }, '[object Object]'],
  ])('%j is not an error', (thrown, text) => {
    expect(isError(thrown)).toBe(false);
    expect(errorMessage(thrown)).toBe(text);
  });
});

describe('a code', () => {
  it('is found in errors of the system', async () => {
    const error: unknown = await readFile('/nowhere/at/all').catch((thrown: unknown) => thrown);
    expect(hasCode(error, 'EACCES', 'ENOENT')).toBe(true);
    expect(hasCode(error, 'EEXIST')).toBe(false);
  });

  it('is found in an error of another realm', () => {
    expect(hasCode(foreign('Object.assign(new Error("there"), { code: "EEXIST" })'), 'EEXIST')).toBe(true);
  });

  it('is the name if the code is not a text', () => {
    const error = foreign('Object.assign(new Error("no such key"), { name: "NoSuchKey", code: 404 })');
    expect(hasCode(error, 'NoSuchKey')).toBe(true);
    expect(hasCode({ code: 'EEXIST' }, 'EEXIST')).toBe(false);
  });
});
