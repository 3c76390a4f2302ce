import { setTimeout as sleep } from 'node:timers/promises';
import type { Ready, ServerProcess } from './server-process.ts';
import { StartError } from './start-error.ts';

/** Delay before a restart: none the first time, then longer each time it dies soon after its start (back-off). */
const PAUSES_MS = [0, 250, 500, 1000, 2000, 4000, 8000, 16_000, 30_000];
/** After running this long it counts as healthy, and its next death as the first. */
const WELL_AFTER_MS = 4000;
/** After this many deaths in a row, the person at the terminal is told. */
const KEEPS_DYING = 4;
/** After this many starts in a row without becoming ready, it gives up: somebody has to look. */
const MOST_FAILED_STARTS = 6;

export type KeptServerOptions = {
  name: string;
  start: () => Promise<ServerProcess>;
  /** Called with its new and its previous address. */
  onMoved: (from: string, to: string) => void;
  /** Tells the person at the terminal. */
  say: (line: string) => void;
  pausesMs?: readonly number[];
};

const urlOf = ({ listening }: Ready): string => `http://127.0.0.1:${listening}`;

/** Supervises an API server and restarts it when it exits. */
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

  /** Resolves with the reason when it cannot be restarted any more. */
  get givenUp(): Promise<StartError> {
    return this.#givenUp.promise;
  }

  /** Its current address. */
  get url(): string {
    return this.#url;
  }

  /** The first start; throws if the server does not become ready, because a person has to fix that. */
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
