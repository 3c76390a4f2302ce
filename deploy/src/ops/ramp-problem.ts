import type { ReleaseSet } from '@fieldspan/contract/release';
import { judgeCanary } from '../edge/canary-guard.ts';
import type { ReleaseHealth } from '../edge/release-health.ts';
import type { Operation } from './operations.ts';

/**
 * @returns why a canary may not be widened or finished yet, or null: too few people have seen it, or it fails too often
 */
export function rampProblem(set: ReleaseSet, health: ReleaseHealth, operation: Operation): string | null {
  if (operation.action !== 'canary' && operation.action !== 'finish') return null;
  const remote = operation.action === 'finish' ? operation.remote : (operation.spec.split('@')[0] ?? '');
  const running = set.canaries.find((canary) => canary.remote === remote);
  if (running === undefined) return null;
  const verdict = judgeCanary(health, set, running);
  if (verdict.kind === 'well') return null;
  if (verdict.kind === 'too-few')
    return `${remote} ${running.to} has ${verdict.votes} votes, ${verdict.needed} are needed to judge it. Wait, or use "pnpm fed" to go on all the same.`;
  return `${remote} ${running.to} failed in ${(verdict.rate * 100).toFixed(1)} % of ${verdict.votes} votes. Abort it.`;
}
