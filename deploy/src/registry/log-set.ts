import type { ReleaseSet } from '@fieldspan/contract/release';
import type { Registry } from './registry.ts';
import { appendLog, isLogAction, type LogEntry } from './release-log.ts';
import { changesBetween, type SetChange } from './set-changes.ts';

const UNKNOWN = { action: 'recover', who: 'recovery', reason: 'the writer stopped before it logged this set' } as const;

/** The same line whoever writes it: the set itself says who decided it and why. */
function entryOf({ env, seq, at, decided }: ReleaseSet, change: SetChange): LogEntry {
  const common = { env, seq, at, checksSha: null, ...change };
  if (decided === undefined || !isLogAction(decided.action)) return { ...common, ...UNKNOWN };
  return { ...common, action: decided.action, who: decided.who, reason: decided.reason };
}

/**
 * Logs the changes of a set, unless that is done already. Once logged, a set can no longer be given up.
 * @returns false when somebody has given it up
 */
export async function logSet(registry: Registry, set: ReleaseSet, live: ReleaseSet | null): Promise<boolean> {
  const seen = { isGivenUp: false };
  await appendLog(registry, (lines) => {
    const own = lines.filter(({ env, seq }) => env === set.env && seq === set.seq);
    seen.isGivenUp = own.some(({ action }) => action === 'abandon');
    if (seen.isGivenUp) return [];
    return changesBetween(live, set)
      .filter(({ remote, of }) => !own.some((line) => line.remote === remote && line.of === of))
      .map((change) => entryOf(set, change));
  });
  return !seen.isGivenUp;
}
