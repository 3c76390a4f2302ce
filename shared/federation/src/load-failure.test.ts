import { describe, expect, it } from 'vitest';
import { chunkLoadError, isLoadFailure, loadFailureOf } from './load-failure.ts';

/** Errors as the build's loader and the federation runtime throw them. */
const thrown = (message: string, extra: Record<string, string> = {}) => Object.assign(new Error(message), extra);
const chunk = (type: string) =>
  thrown('Loading chunk 7 failed', { name: 'ChunkLoadError', type, request: '/r/library/1/7.js' });

describe('loadFailureOf', () => {
  it.each([
    [
      'a script chunk that is missing',
      chunk('error'),
      { name: 'ChunkLoadError', type: 'error', isTimeout: false, request: '/r/library/1/7.js' },
    ],
    [
      'a script chunk that hangs',
      chunk('timeout'),
      { name: 'ChunkLoadError', type: 'timeout', isTimeout: true, request: '/r/library/1/7.js' },
    ],
    [
      'a stylesheet that is missing',
      thrown('Loading CSS chunk 7 failed', { code: 'CSS_CHUNK_LOAD_FAILED', request: '/r/library/1/7.css' }),
      { name: 'CSS_CHUNK_LOAD_FAILED', type: null, isTimeout: false, request: '/r/library/1/7.css' },
    ],
    [
      'an entry that is missing',
      thrown(
        '[ Federation Runtime ]: Failed to load script resources. #RUNTIME-008\nScriptNetworkError: Failed to load script',
      ),
      { name: 'ChunkLoadError', type: 'error', isTimeout: false, request: null },
    ],
    [
      'an entry that is a page of HTML',
      thrown(
        '[ Federation Runtime ]: Failed to load script resources. #RUNTIME-008\nScriptExecutionError: Unexpected token',
      ),
      { name: 'ChunkLoadError', type: 'missing', isTimeout: false, request: null },
    ],
    [
      'an entry that defines nothing',
      thrown('[ Federation Runtime ]: Failed to get remoteEntry exports. #RUNTIME-001'),
      { name: 'ChunkLoadError', type: 'missing', isTimeout: false, request: null },
    ],
    [
      'an entry that hangs',
      thrown('Failed to load script resources. #RUNTIME-008\nScriptNetworkError: Script "/r/e.js" timed out.'),
      { name: 'ChunkLoadError', type: 'timeout', isTimeout: true, request: null },
    ],
    [
      'our own clock',
      chunkLoadError('Loading library was given up', { type: 'timeout' }),
      { name: 'ChunkLoadError', type: 'timeout', isTimeout: true, request: null },
    ],
    [
      'a stylesheet that hangs',
      thrown('Loading CSS chunk 7 failed', {
        code: 'CSS_CHUNK_LOAD_FAILED',
        type: 'timeout',
        request: '/r/library/1/7.css',
      }),
      { name: 'CSS_CHUNK_LOAD_FAILED', type: 'timeout', isTimeout: true, request: '/r/library/1/7.css' },
    ],
  ])('ERR021 ERR023 recognises %s', (_, error, failure) => {
    expect(loadFailureOf(error)).toEqual(failure);
    expect(isLoadFailure(loadFailureOf(error))).toBe(true);
  });

  it.each([
    ['a fault in the code', new TypeError('x is undefined'), 'TypeError'],
    ['something that is no error', 'oops', 'Error'],
  ])('does not recognise %s', (_, error, name) => {
    expect(loadFailureOf(error).name).toBe(name);
    expect(isLoadFailure(loadFailureOf(error))).toBe(false);
  });
});
