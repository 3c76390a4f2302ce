import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { PROJECT } from '../settings.ts';
import { temporaryFolder } from '../testing/fixture-registry.ts';
import { START_EXIT } from './start-error.ts';

test.each([
  [{ HOST: '0.0.0.0' }, /^This is not for this machine alone \(HOST=0\.0\.0\.0\): set DEMO=0, .+; and set PUBLIC_URL/],
  [{ HOST: '0.0.0.0', DEMO: '0' }, /\(HOST=0\.0\.0\.0\): set PUBLIC_URL to the address/],
  [{ DATABASE_URL: 'postgres://app:secret@127.0.0.1:1/x' }, /\(DATABASE_URL\): set DEMO=0, or DEMO=public/],
])(
  'npm start with %j is refused in one sentence and leaves nothing behind',
  async (open, words) => {
    const folder = await temporaryFolder();
    const env = { ...process.env, NODE_ENV: 'production', DEMO: '', PUBLIC_URL: '', ...open, DATA_DIR: folder.path };
    const started = spawn(process.execPath, [join(PROJECT, 'deploy', 'src', 'start.ts')], { env });
    const said = text(started.stderr);
    expect(await once(started, 'exit')).toEqual([START_EXIT.setting, null]);
    expect((await said).trim()).toMatch(words);
    expect((await said).trim().split('\n')).toHaveLength(1);
    expect(await readdir(folder.path)).toEqual([]);
  },
  60_000,
);
