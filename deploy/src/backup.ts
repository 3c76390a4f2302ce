import { dirname, join } from 'node:path';
import { runServerCommand } from './run-server-command.ts';
import { registryOf } from './settings.ts';

/** `pnpm backup`: backs up what is on this machine's disk. Releases in a bucket are backed up by that store. */
const { root, bucket } = registryOf(process.env);
const releases = bucket === undefined ? ['--releases', root] : [];
process.exitCode = await runServerCommand('backup-command.ts', [
  ...process.argv.slice(2),
  ...releases,
  '--keys',
  join(dirname(root), 'keys'),
]);
