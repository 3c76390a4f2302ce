import type { Tally } from '@fieldspan/contract/release-vote';

const MINUTE_MS = 60_000;

/** How many people were shown a release, and for how many of them it failed. */
export type Health = { shown: number; failed: number };
/** Keyed by release, such as `forms@1.1.0+0123456789ab`, and by minute since 1970. */
type Minutes = Map<number, Health>;

/** How the releases of the last day did, as counted by the servers. */
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

  /** @param windowMin length of the window in minutes */
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

/** Share of people for whom it failed, 0 to 1. A release can fail before it was ever shown, so the share is capped. */
export function failureRate({ shown, failed }: Health): number {
  const votes = Math.max(shown, failed);
  return votes === 0 ? 0 : failed / votes;
}
