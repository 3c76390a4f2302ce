import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClusterPaths } from './cluster.ts';

/** So long a database waits for the next start of the process that owned it. */
const WAIT_S = 20;

/**
 * Reads until its owner is gone, waits, and stops the database when nobody has taken it over meanwhile.
 * $1 the folder of the data, $2 the file that names the owner, $3 the owner, $4 seconds to wait
 */
const SCRIPT = `
cat >/dev/null
sleep "$4"
[ "$(cat "$2" 2>/dev/null)" = "$3" ] || exit 0
pid=$(head -n 1 "$1/postmaster.pid" 2>/dev/null) && [ "\${pid:-0}" -gt 1 ] && kill -INT "$pid"
`;

/**
 * Lets the database end by itself when this process is killed and nobody takes it over: a shell that costs next to
 * nothing holds the other end of a pipe, which the kernel closes with us.
 * @returns what ends the watch, once the database was stopped in order
 */
export function watchOwner({ data, socket }: ClusterPaths, waitS = WAIT_S): () => void {
  const owner = randomUUID();
  const file = join(socket, 'owner');
  writeFileSync(file, owner, { mode: 0o600 });
  const watch = spawn('/bin/sh', ['-c', SCRIPT, 'owner-watch', data, file, owner, String(waitS)], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  // Without a shell the next start still adopts the database.
  watch.on('error', () => undefined);
  watch.stdin.on('error', () => undefined);
  watch.unref();
  return () => watch.kill('SIGKILL');
}
