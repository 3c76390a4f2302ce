import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { isError } from '@fieldspan/domain/is-error';
import { expect, test } from 'vitest';
import { PROJECT } from '../settings.ts';

// That a new remote passes every check and goes live is shown by docs/how-to, which a test of scripts/ executes.
const run = promisify(execFile);

/** What `fed new` says. @throws Error with all it said when it refuses */
async function fedNew(...args: string[]): Promise<string> {
  try {
    return (await run(process.execPath, [join(PROJECT, 'deploy/src/fed.ts'), 'new', ...args])).stdout;
  } catch (error) {
    throw new Error(isError(error) ? String(Reflect.get(error, 'stderr')) : '', { cause: error });
  }
}

test.each([
  ['what is there already', ['contacts'], /There is a "contacts" already/],
  ['an address of another remote', ['schedule'], /The address \/schedule is that of \w+ already/],
  ['an address of the server', ['api'], /The address \/api is the shell's/],
  [
    'an icon that is not drawn',
    ['weather', '--icon', 'sun'],
    /"sun" is no icon of the menu. There are: address-book, /,
  ],
  ['a name that is none', ['Weather'], /in lower case letters/],
])('%s is refused with a message, and nothing is written', async (_what, args, says) => {
  await expect(fedNew(...args)).rejects.toThrow(says);
  expect((await readdir(PROJECT)).filter((name) => name === `mf-${args[0]}`)).toHaveLength(
    args[0] === 'contacts' ? 1 : 0,
  );
});
