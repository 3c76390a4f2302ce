const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/** Prints each step and how long it took. */
export class Progress {
  readonly #print: (line: string) => void;
  readonly #startedAt = performance.now();

  constructor(print: (line: string) => void) {
    this.#print = print;
  }

  say(line: string): void {
    this.#print(`  ${line}`);
  }

  /** Announces a step that may take long, and its end; `task` may return a summary to print. */
  async step<T>(title: string, task: () => Promise<T>): Promise<T> {
    const from = performance.now();
    this.#print(`… ${title}`);
    const result = await task();
    this.#print(`✓ ${title} (${seconds(performance.now() - from)})`);
    return result;
  }

  total(): string {
    return seconds(performance.now() - this.#startedAt);
  }
}
