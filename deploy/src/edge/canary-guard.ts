import type { Canary, ReleaseSet } from '@fieldspan/contract/release';
import { idsOf } from '../registry/set-changes.ts';
import { failureRate, type ReleaseHealth } from './release-health.ts';

/** The results of a canary so far. */
export type Verdict =
  | { kind: 'too-few'; votes: number; needed: number }
  | { kind: 'well'; votes: number; rate: number }
  | { kind: 'breached'; votes: number; rate: number; baseline: number };

/**
 * Judges a canary: it fails when its share of failed votes exceeds both the guard's limit and the share of the baseline
 * release. So a network outage that hits everybody does not fail the canary.
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
