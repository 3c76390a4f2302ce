import { expect, it } from 'vitest';
import { codeOrigin } from './code-origin.ts';

const SHELL = 'https://app.example.com/r/shell/1.4.0+aaaaaaaaaaaa/core.0123.js:1:90';
const FORMS = 'https://app.example.com/r/forms/2.0.1+0123456789ab/117.0123.js:1:12';
const LIBRARY = 'http://localhost:3101/r/library/1.0.0+bbbbbbbbbbbb/remoteEntry.js:4:2';

const stack = (...files: string[]) => ['TypeError: x', ...files.map((file) => `    at f (${file})`)].join('\n');

it.each([
  ['an event handler of a remote, called by React', [FORMS, SHELL, SHELL], 'forms'],
  ['shared code that a remote called', [SHELL, FORMS, SHELL], 'forms'],
  ['a widget that calls back into its host: the innermost', [LIBRARY, FORMS, SHELL], 'library'],
  ['the shell alone', [SHELL, SHELL], 'shell'],
])('names the release of %s', (_, files, remote) => {
  expect(codeOrigin(stack(...files))?.remote).toBe(remote);
});

it('finds name, version and hash, also of a developer’s machine', () => {
  expect(codeOrigin(stack(FORMS))).toEqual({ remote: 'forms', release: '2.0.1+0123456789ab' });
  expect(codeOrigin(stack(LIBRARY))?.release).toBe('1.0.0+bbbbbbbbbbbb');
});

it.each([
  ['Firefox', `handleClick@${FORMS}\n@${SHELL}`],
  ['Safari', `handleClick@${FORMS}\n[native code]`],
  ['an awaited call', `Error\n    at async queryFn (${FORMS})`],
])('reads a stack of %s', (_, text) => {
  expect(codeOrigin(text)?.remote).toBe('forms');
});

it.each(['', 'TypeError: x\n    at chrome-extension://abc/content.js:1:1', 'https://app.example.com/r/forms'])(
  'finds nobody in %j',
  (text) => {
    expect(codeOrigin(text)).toBeNull();
  },
);
