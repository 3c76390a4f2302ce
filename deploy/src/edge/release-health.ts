import type { Tally } from '@fieldspan/contract/release-vote';

const MINUTE_MS = 60_000;

/** People who were shown a release, and those for whom it failed. */
export type Health = { shown: number; failed: number };
/** By release, as `forms@1.1.0+0123456789ab`, and minute since 1970. */
type Minutes = Map<number, Health>;

/** How releases did in the last day, as the servers have counted it. */
export class ReleaseHealth {
  #byRelease = new Map<string, Minutes>();
  readonly #now: () => number;

  /** @param now milliseconds since 1970 */
  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  replace(tally: Tally): void {
    this.#byRelease = new Map();
    for (const { remote, id, minute, shown, failed } of tally) {
      const key = `${remote}@${id}`;
      const minutes = this.#byRelease.get(key) ?? new Map<number, Health>();
      minutes.set(minute, { shown, failed });
      this.#byRelease.set(key, minutes);
    }
  }

  /** @param windowMin how many minutes back */
  of(remote: string, id: string, windowMin: number): Health {
    const minutes = this.#byRelease.get(`${remote}@${id}`) ?? new Map<number, Health>();
    const after = this.#minute() - windowMin;
    const sum: Health = { shown: 0, failed: 0 };
    for (const [minute, { shown, failed }] of minutes) {
      if (minute <= after) continue;
      sum.shown += shown;
      sum.failed += failed;
    }
    return sum;
  }

  #minute(): number {
    return Math.floor(this.#now() / MINUTE_MS);
  }
}

/** Share of people for whom it failed, 0 to 1. What failed may never have been shown. */
export function failureRate({ shown, failed }: Health): number {
  const votes = Math.max(shown, failed);
  return votes === 0 ? 0 : failed / votes;
}
