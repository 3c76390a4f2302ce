import { dirname, join } from 'node:path';
import { runServerCommand } from './run-server-command.ts';
import { registryOf } from './settings.ts';

/** `pnpm backup`: what stands on a disk here; releases in a bucket are that store's to keep. */
const { root, bucket } = registryOf(process.env);
const releases = bucket === undefined ? ['--releases', root] : [];
process.exitCode = await runServerCommand('backup-command.ts', [
  ...process.argv.slice(2),
  ...releases,
  '--keys',
  join(dirname(root), 'keys'),
]);
