import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { TextReader } from './readable-types.ts';

const CHILD = fileURLToPath(new URL('./text-child.ts', import.meta.url));
const TIME_LIMIT_MS = 60_000;
const MEMORY_MB = 400;
const MOST_BYTES = 6_000_000;
/** What a reader keeps of earlier files ends with it. */
const MOST_FILES = 50;

type File = { tenantId: number; reader: TextReader; path: string; picturePath: string };

/** The child of one company, and how many files it was given. */
type Child = { process: ChildProcess; tenantId: number; files: number };

/**
 * Takes the words out of files, one after the other, in a process of its own with limits on time and memory. A file that
 * ends it, or takes too long, costs nothing but itself. Files of two companies never meet in one process.
 */
export class ReadingProcess {
  #child: Child | null = null;
  #isClosed = false;

  /** @returns null for a file that cannot be read */
  async read({ tenantId, ...file }: File): Promise<string | null> {
    if (this.#isClosed) return null;
    const child = this.#childFor(tenantId);
    const said = await ask(child, file);
    if (said !== ENDED) return said;
    this.rest();
    // A file before it may have ended the process late; in a fresh one it can only have been this file.
    const isFirst = child.files === 1;
    return isFirst ? null : this.read({ tenantId, ...file });
  }

  /** Ends the process; the next file starts another. */
  rest(): void {
    this.#child?.process.kill('SIGKILL');
    this.#child = null;
  }

  close(): void {
    this.#isClosed = true;
    this.rest();
  }

  #childFor(tenantId: number): Child {
    const kept = this.#child;
    const isGood = kept?.tenantId === tenantId && kept.process.connected && kept.files < MOST_FILES;
    if (kept && isGood) return kept;
    this.rest();
    const process = fork(CHILD, {
      // Only what programs need to run at all: no addresses, no secrets.
      env: { PATH: globalThis.process.env['PATH'] ?? '', TZ: 'UTC' },
      execArgv: [`--max-old-space-size=${MEMORY_MB}`],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    // Its end is told by what was asked of it.
    process.on('error', () => undefined);
    this.#child = { process, tenantId, files: 0 };
    return this.#child;
  }
}

/** What a process says that ended while it was asked. */
const ENDED = Symbol('ended');

function ask(child: Child, file: Omit<File, 'tenantId'>): Promise<string | null | typeof ENDED> {
  const { process } = child;
  child.files += 1;
  const { promise, resolve } = Promise.withResolvers<string | null | typeof ENDED>();
  const timer = setTimeout(() => process.kill('SIGKILL'), TIME_LIMIT_MS);
  const onWords = (words: unknown): void => resolve(isShort(words) ? words : null);
  const onEnd = (): void => resolve(ENDED);
  process.once('message', onWords).once('exit', onEnd).once('error', onEnd);
  process.send(file, (error) => error && onEnd());
  return promise.finally(() => {
    clearTimeout(timer);
    process.off('message', onWords).off('exit', onEnd).off('error', onEnd);
  });
}

const isShort = (words: unknown): words is string => typeof words === 'string' && words.length <= MOST_BYTES;
