import { setTimeout as sleep } from 'node:timers/promises';
import type { Ready, ServerProcess } from './server-process.ts';
import { StartError } from './start-error.ts';

/** Before it is started again: at once the first time, and longer each time that it died soon. */
const PAUSES_MS = [0, 250, 500, 1000, 2000, 4000, 8000, 16_000, 30_000];
/** Whoever ran so long is well: the next death is its first. */
const WELL_AFTER_MS = 4000;
/** So many deaths in a row are worth a plain word. */
const KEEPS_DYING = 4;
/** A server that so many times in a row was not even ready will not be: somebody has to look. */
const MOST_FAILED_STARTS = 6;

export type KeptServerOptions = {
  name: string;
  start: () => Promise<ServerProcess>;
  /** Hears where it takes requests now, and where it did before. */
  onMoved: (from: string, to: string) => void;
  /** Tells whoever sits at the terminal. */
  say: (line: string) => void;
  pausesMs?: readonly number[];
};

const urlOf = ({ listening }: Ready): string => `http://127.0.0.1:${listening}`;

/** An API server that is started again when it ends by itself. */
export class KeptServer {
  readonly #options: KeptServerOptions;
  readonly #pausesMs: readonly number[];
  readonly #givenUp = Promise.withResolvers<StartError>();
  #process: ServerProcess | null = null;
  #isStopping = false;
  #url = '';

  constructor(options: KeptServerOptions) {
    this.#options = options;
    this.#pausesMs = options.pausesMs ?? PAUSES_MS;
  }

  /** Resolves when it cannot be started any more, with why. */
  get givenUp(): Promise<StartError> {
    return this.#givenUp.promise;
  }

  /** Where it takes requests. */
  get url(): string {
    return this.#url;
  }

  /** The first start; what keeps it from being ready is thrown, for a person has to mend that. */
  async open(): Promise<Ready> {
    const process = await this.#start();
    const ready = await process.ready;
    this.#url = urlOf(ready);
    void this.#keep(process);
    return ready;
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    await this.#process?.stop();
  }

  kill(): void {
    this.#isStopping = true;
    this.#process?.kill();
  }

  async #start(): Promise<ServerProcess> {
    const process = await this.#options.start();
    this.#process = process;
    if (this.#isStopping) await process.stop();
    return process;
  }

  async #keep(first: ServerProcess): Promise<void> {
    let died = first;
    let deaths = 0;
    let failedStarts = 0;
    let readyAt = performance.now();
    while (failedStarts < MOST_FAILED_STARTS) {
      await died.ended;
      if (this.#isStopping) return;
      deaths = performance.now() - readyAt >= WELL_AFTER_MS ? 1 : deaths + 1;
      await this.#pause(died, deaths);
      if (this.#isStopping) return;
      died = await this.#start();
      const isReady = await this.#becomesReady(died);
      failedStarts = isReady ? 0 : failedStarts + 1;
      readyAt = isReady ? performance.now() : Infinity;
    }
    this.#givenUp.resolve(new StartError('serverStopped', await died.lastWords()));
  }

  async #becomesReady({ ready }: ServerProcess): Promise<boolean> {
    try {
      const before = this.#url;
      this.#url = urlOf(await ready);
      this.#options.onMoved(before, this.#url);
      this.#options.say(`${this.#options.name} is there again.`);
      return true;
    } catch {
      return false;
    }
  }

  async #pause(died: ServerProcess, deaths: number): Promise<void> {
    const pauseMs = this.#pausesMs[Math.min(deaths, this.#pausesMs.length) - 1] ?? 0;
    const when = pauseMs === 0 ? 'at once' : `in ${pauseMs / 1000} s`;
    const { name, say } = this.#options;
    say(`${name} ended by itself (${died.end()}). It is started again ${when}.`);
    if (deaths >= KEEPS_DYING) say(`${name} keeps ending, ${deaths} times in a row now.\n${await died.lastWords()}`);
    await sleep(pauseMs);
  }
}
