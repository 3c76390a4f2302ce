import type { Canary } from '@fieldspan/contract/release';
import type { Tally } from '@fieldspan/contract/release-vote';
import { errorMessage } from '@fieldspan/domain/is-error';
import { abort } from '../registry/canary.ts';
import { liveSet } from '../registry/channel.ts';
import type { Registry } from '../registry/registry.ts';
import { judgeCanary } from './canary-guard.ts';
import type { LiveReleases } from './live-releases.ts';
import type { Log } from './log.ts';
import { ReleaseHealth } from './release-health.ts';

const LOOK_EVERY_MS = 5000;

const percent = (rate: number): string => `${(rate * 100).toFixed(1)} %`;
/** True for an edge that can sign what goes live, or whose registry is unsigned. */
const mayAbort = ({ keys }: Registry): boolean =>
  keys === undefined || keys.signing !== null || keys.trusted.length === 0;

type Parts = { registry: Registry; live: LiveReleases; log: Log; readTally: () => Promise<Tally> };

/**
 * While a canary runs, reads the votes every five seconds and takes the canary back when it fails its guard. An edge
 * without a signing key only reports the numbers.
 */
export class CanaryWatch {
  readonly health = new ReleaseHealth();
  readonly #parts: Parts;
  readonly #timer: NodeJS.Timeout;
  #said = '';

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#timer = setInterval(() => void this.look(), LOOK_EVERY_MS);
    this.#timer.unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** A failing read is logged once; it is tried again five seconds later. */
  async look(): Promise<void> {
    const { registry, live, readTally } = this.#parts;
    try {
      const set = (await live.current(null))?.set;
      if (set === undefined || set.canaries.length === 0) return;
      this.health.replace(await readTally());
      for (const canary of set.canaries) {
        const verdict = judgeCanary(this.health, set, canary);
        if (verdict.kind !== 'breached' || !mayAbort(registry)) continue;
        const { votes, rate, baseline } = verdict;
        const why = `failed for ${percent(rate)} of ${votes} people, what is live for ${percent(baseline)}`;
        await this.#giveUp(canary, why);
      }
      this.#said = '';
    } catch (error) {
      this.#sayOnce('canary-watch', { reason: errorMessage(error) });
    }
  }

  /** Another edge may have taken it back a moment ago: this edge has not re-read HEAD since. */
  async #giveUp({ id, remote, to }: Canary, why: string): Promise<void> {
    const { registry, log } = this.#parts;
    try {
      const { set } = await abort(registry, remote, { who: 'canary guard', reason: why });
      log({ level: 'warn', event: 'canary-aborted', remote, id: to, seq: set.seq, reason: why });
    } catch (error) {
      const stillThere = (await liveCanaries(registry)).includes(id);
      if (stillThere) this.#sayOnce('canary-breached', { remote, id: to, why, reason: errorMessage(error) });
    }
  }

  #sayOnce(event: string, what: Record<string, string>): void {
    const words = JSON.stringify([event, what]);
    if (words !== this.#said) this.#parts.log({ level: 'error', event, ...what });
    this.#said = words;
  }
}

async function liveCanaries(registry: Registry): Promise<string[]> {
  return (await liveSet(registry))?.canaries.map(({ id }) => id) ?? [];
}
