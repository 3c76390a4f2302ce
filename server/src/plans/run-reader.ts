import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { PageMessageSchema } from './page-message.ts';
import type { PageMessage } from './page-message.ts';

/** How a reading process ended: by itself, or it hung or died. */
export type Ending = 'done' | 'broken';

type Running = {
  path: string;
  /** The first page that is read. */
  from: number;
  /** Handled one after the other, before the ending is told. */
  onMessage: (message: PageMessage) => Promise<void>;
  signal: AbortSignal;
};

/** A process that says nothing for so long hangs. */
const SILENCE_MS = 60_000;
const HEAP_MB = 768;

/** Reads a PDF in a process of its own, which knows nothing of the server. */
export function runReader({ path, from, onMessage, signal }: Running): Promise<Ending> {
  const reader = fork(fileURLToPath(new URL('plan-reader.ts', import.meta.url)), [path, String(from)], {
    // Only what programs need to run at all: no addresses, no secrets.
    env: { PATH: process.env['PATH'] ?? '', TZ: 'UTC' },
    execArgv: [`--max-old-space-size=${HEAP_MB}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const { promise, resolve, reject } = Promise.withResolvers<Ending>();
  const end = () => void reader.kill('SIGKILL');
  let watch = setTimeout(end, SILENCE_MS);
  let handled: Promise<unknown> = Promise.resolve();
  let isDone = false;
  reader.on('message', (text: unknown) => {
    clearTimeout(watch);
    const parsed = v.safeParse(PageMessageSchema, text);
    if (!parsed.success) return end();
    const message = parsed.output;
    isDone ||= message.kind === 'done' || message.kind === 'failed';
    watch = setTimeout(end, SILENCE_MS);
    handled = handled.then(() => onMessage(message));
    handled.catch(end);
    return undefined;
  });
  reader.once('error', reject);
  reader.once('exit', () => void handled.then(() => resolve(isDone ? 'done' : 'broken'), reject));
  signal.addEventListener('abort', end, { once: true });
  return promise.finally(() => {
    clearTimeout(watch);
    signal.removeEventListener('abort', end);
  });
}
