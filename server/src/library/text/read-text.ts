import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { TextReader } from './readable-types.ts';

const CHILD = fileURLToPath(new URL('./text-child.ts', import.meta.url));
const TIME_LIMIT_MS = 60_000;
const MEMORY_MB = 400;
const MOST_BYTES = 6_000_000;

type File = { reader: TextReader; path: string; picturePath: string };

/**
 * Takes the words out of a file, in a process of its own with limits on time and memory; it is ended when the server stops.
 * @returns null for a file that cannot be read
 */
export function readText({ reader, path, picturePath }: File, signal: AbortSignal): Promise<string | null> {
  const { promise, resolve } = Promise.withResolvers<string | null>();
  const child = spawn(process.execPath, [`--max-old-space-size=${MEMORY_MB}`, CHILD, reader, path, picturePath], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { NODE_NO_WARNINGS: '1' },
    timeout: TIME_LIMIT_MS,
    killSignal: 'SIGKILL',
    signal,
  });
  const chunks: Buffer[] = [];
  let bytes = 0;
  child.stdout.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) child.kill('SIGKILL');
    else chunks.push(chunk);
  });
  child.once('error', () => resolve(null));
  child.once('close', (code) => resolve(code === 0 ? Buffer.concat(chunks).toString('utf8') : null));
  return promise;
}
