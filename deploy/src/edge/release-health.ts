import type { Beacon } from '@fieldspan/contract/release';

const MINUTE_MS = 60_000;
const KEPT_MINUTES = 24 * 60;

/** Page loads that showed a release, and those in which it failed. */
export type Health = { shown: number; failed: number };
/** By release, as `forms@1.1.0+0123456789ab`, and minute since 1970. */
type Minutes = Map<number, Health>;

/** How releases did in the last day, as pages have told this edge. In memory: a window of minutes decides, not a history. */
export class ReleaseHealth {
  readonly #byRelease = new Map<string, Minutes>();
  readonly #now: () => number;

  /** @param now milliseconds since 1970 */
  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  add({ remote, id, kind }: Beacon): void {
    const key = `${remote}@${id}`;
    const minutes = this.#byRelease.get(key) ?? new Map<number, Health>();
    this.#byRelease.set(key, minutes);
    const minute = this.#minute();
    const health = minutes.get(minute) ?? { shown: 0, failed: 0 };
    health[kind] += 1;
    minutes.set(minute, health);
    for (const old of minutes.keys()) if (old <= minute - KEPT_MINUTES) minutes.delete(old);
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

/** Share of page loads in which it failed, 0 to 1. A load that failed may never have shown it. */
export function failureRate({ shown, failed }: Health): number {
  const loads = Math.max(shown, failed);
  return loads === 0 ? 0 : failed / loads;
}
