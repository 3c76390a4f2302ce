import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClusterPaths } from './cluster.ts';

/** The database waits this long for the next start of its owner. */
const WAIT_S = 20;

/**
 * The shell script reads from a pipe until the owner is gone, waits, and stops the database unless another owner has
 * taken it over. $1 the data folder, $2 the file with the owner's name, $3 the owner, $4 seconds to wait
 */
const SCRIPT = `
cat >/dev/null
sleep "$4"
[ "$(cat "$2" 2>/dev/null)" = "$3" ] || exit 0
pid=$(head -n 1 "$1/postmaster.pid" 2>/dev/null) && [ "\${pid:-0}" -gt 1 ] && kill -INT "$pid"
`;

/**
 * Stops the database if this process is killed and no other takes it over. A small shell process holds the other end of
 * a pipe, which the kernel closes when we end.
 * @returns a function that ends the watch after a regular stop of the database
 */
export function watchOwner({ data, socket }: ClusterPaths, waitS = WAIT_S): () => void {
  const owner = randomUUID();
  const file = join(socket, 'owner');
  writeFileSync(file, owner, { mode: 0o600 });
  const watch = spawn('/bin/sh', ['-c', SCRIPT, 'owner-watch', data, file, owner, String(waitS)], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  // If no shell can be started, the next start still takes over the database.
  watch.on('error', () => undefined);
  watch.stdin.on('error', () => undefined);
  watch.unref();
  return () => watch.kill('SIGKILL');
}
