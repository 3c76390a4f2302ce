import type { Canary, ReleaseSet } from '@fieldspan/contract/release';
import { idsOf } from '../registry/set-changes.ts';
import { failureRate, type ReleaseHealth } from './release-health.ts';

/** What a canary has shown so far. */
export type Verdict =
  | { kind: 'too-few'; votes: number; needed: number }
  | { kind: 'well'; votes: number; rate: number }
  | { kind: 'breached'; votes: number; rate: number; baseline: number };

/**
 * Judges a canary by its guard: it fails when its share of failed votes is above the guard's and above that of the
 * release that everybody else has. A network that is down for all is no canary's fault.
 */
export function judgeCanary(health: ReleaseHealth, set: ReleaseSet, { remote, to, guard }: Canary): Verdict {
  const own = health.of(remote, to, guard.windowMin);
  const votes = Math.max(own.shown, own.failed);
  if (votes < guard.minSessions) return { kind: 'too-few', votes, needed: guard.minSessions };
  const baselineId = idsOf(set).get(remote) ?? '';
  const baseline = failureRate(health.of(remote, baselineId, guard.windowMin));
  const rate = failureRate(own);
  if (rate > guard.errorRateMax && rate > baseline) return { kind: 'breached', votes, rate, baseline };
  return { kind: 'well', votes, rate };
}
