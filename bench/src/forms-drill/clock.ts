type Timer = { id: number; at: number; run: () => void; isDead: () => boolean };

/** The time of a device: it passes when the run says so. */
export class Clock {
  ms = Date.parse('2026-11-20T08:00:00Z');
  #timers: Timer[] = [];
  #last = 0;

  set(run: () => void, delay: number, isDead: () => boolean): number {
    this.#last += 1;
    this.#timers.push({ id: this.#last, at: this.ms + Math.max(0, delay), run, isDead });
    return this.#last;
  }

  clear(id: number): void {
    this.#timers = this.#timers.filter((timer) => timer.id !== id);
  }

  /** Runs the next timer that is due until then, and sets the clock to it. */
  runNext(until: number): boolean {
    this.#timers = this.#timers.filter(({ isDead }) => !isDead());
    const first = this.#timers.reduce<Timer | null>((early, one) => (early && early.at <= one.at ? early : one), null);
    if (first === null || first.at > until) return false;
    this.clear(first.id);
    this.ms = Math.max(this.ms, first.at);
    first.run();
    return true;
  }
}
