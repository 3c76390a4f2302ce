import { type Beacon, BeaconSchema, type Canary } from '@fieldspan/contract/release';
import * as v from 'valibot';
import { abort } from '../registry/canary.ts';
import { reachableIds } from '../registry/reachable.ts';
import type { Registry } from '../registry/registry.ts';
import { StoreAwayError } from '../registry/release-store.ts';
import { judgeCanary } from './canary-guard.ts';
import type { LiveReleases } from './live-releases.ts';
import type { Log } from './log.ts';
import type { LiveSet } from './page-set.ts';
import { ReleaseHealth } from './release-health.ts';
import { type Exchange, sendText } from './reply.ts';
import { visitorOf } from './visitor.ts';

const percent = (rate: number): string => `${(rate * 100).toFixed(1)} %`;

const MOST_BYTES = 2_000;

async function bodyOf({ request }: Exchange): Promise<string | null> {
  let body = '';
  for await (const chunk of request) {
    body += String(chunk);
    if (body.length > MOST_BYTES) return null;
  }
  return body;
}

function beaconIn(body: string | null): Beacon | null {
  try {
    const parsed = v.safeParse(BeaconSchema, JSON.parse(body ?? ''));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

/**
 * Hears from pages how the releases do, and takes a canary back that fails more than its guard allows.
 * Only people with a session are heard, and only of releases that somebody can get.
 */
export class Beacons {
  readonly health = new ReleaseHealth();
  readonly #registry: Registry;
  readonly #live: LiveReleases;
  readonly #log: Log;
  /** Canaries that this edge is giving up or could not give up: each is tried once. */
  readonly #judged = new Set<string>();

  constructor(registry: Registry, live: LiveReleases, log: Log) {
    this.#registry = registry;
    this.#live = live;
    this.#log = log;
  }

  async receive(exchange: Exchange): Promise<void> {
    const beacon = beaconIn(await bodyOf(exchange));
    if (beacon === null) return sendText(exchange, 400, 'This is no beacon.');
    const live = visitorOf(exchange).isSignedIn ? await this.#live.current(null) : null;
    if (live !== null && (reachableIds(live.set).get(beacon.remote)?.has(beacon.id) ?? false)) {
      this.health.add(beacon);
      if (beacon.kind === 'failed') await this.#judge(live, beacon);
    }
    exchange.response.writeHead(204, { 'Cache-Control': 'no-store' }).end();
  }

  async #judge({ set }: LiveSet, { remote, id }: Beacon): Promise<void> {
    const canary = set.canaries.find((each) => each.remote === remote && each.to === id);
    if (canary === undefined || this.#judged.has(canary.id)) return;
    const verdict = judgeCanary(this.health, set, canary);
    if (verdict.kind !== 'breached') return;
    this.#judged.add(canary.id);
    await this.#giveUp(
      canary,
      `failed in ${percent(verdict.rate)} of ${verdict.loads} page loads, what is live in ${percent(verdict.baseline)}`,
    );
  }

  async #giveUp({ id: canaryId, remote, to }: Canary, why: string): Promise<void> {
    try {
      const { set } = await abort(this.#registry, remote, { who: 'canary guard', reason: why });
      this.#judged.delete(canaryId);
      this.#log({ level: 'warn', event: 'canary-aborted', remote, id: to, seq: set.seq, reason: why });
    } catch (error) {
      // The next page that fails tries it again.
      if (error instanceof StoreAwayError) this.#judged.delete(canaryId);
      const reason = error instanceof Error ? error.message : String(error);
      this.#log({ level: 'error', event: 'canary-breached', remote, id: to, why, reason });
    }
  }
}
