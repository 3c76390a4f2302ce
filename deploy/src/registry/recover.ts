import type { ReleaseSet } from '@fieldspan/contract/release';
import { liveSet, moveHead, numbersAbove, readSet } from './channel.ts';
import { gateProblems } from './gate.ts';
import { logSet } from './log-set.ts';
import type { Registry } from './registry.ts';
import { RegistryError } from './registry-error.ts';
import { appendLog, type LogLine, readLog } from './release-log.ts';
import { storeOf } from './store-of.ts';

/** What was done with an orphan, a set that a writer left above HEAD. */
export type Recovered = { seq: number; outcome: 'finished' | 'abandoned'; why: string | null };

const linesOf = (lines: LogLine[], { env }: Registry, seq: number): LogLine[] =>
  lines.filter((line) => line.env === env && line.seq === seq);
const isGivenUp = (lines: LogLine[]): boolean => lines.some(({ action }) => action === 'abandon');

async function whyUnfit(registry: Registry, set: ReleaseSet, live: ReleaseSet | null): Promise<string | null> {
  if (set.parent !== (live?.seq ?? null)) return `its parent is ${set.parent ?? 'none'}`;
  const problems = await gateProblems(registry, set, live);
  return problems[0]?.text ?? null;
}

type Orphan = { seq: number; live: ReleaseSet | null; isLogged: boolean };

/** In a store without a lock, an orphan that was logged goes live: its writer may be doing that right now. */
async function judge(
  registry: Registry,
  { seq, live, isLogged }: Orphan,
): Promise<{ set: ReleaseSet } | { why: string }> {
  try {
    const set = await readSet(registry, seq);
    const isSettled = isLogged && !storeOf(registry).isExclusive;
    const why = isSettled ? null : await whyUnfit(registry, set, live);
    return why === null ? { set } : { why };
  } catch (error) {
    if (error instanceof RegistryError) return { why: error.message };
    throw error;
  }
}

/** @returns false when a living writer has logged it meanwhile, so it must not be given up */
async function abandon(registry: Registry, seq: number, why: string): Promise<boolean> {
  const nothing = { remote: null, from: null, to: null, checksSha: null };
  const at = new Date().toISOString();
  await appendLog(registry, (lines) => {
    const own = linesOf(lines, registry, seq);
    if (isGivenUp(own) || (own.length > 0 && !storeOf(registry).isExclusive)) return [];
    return [{ env: registry.env, seq, at, who: 'recovery', action: 'abandon', reason: why, ...nothing }];
  });
  return isGivenUp(linesOf(await readLog(registry), registry, seq));
}

/** Sets above HEAD that nobody has given up yet. */
export async function orphans(registry: Registry, live: ReleaseSet | null): Promise<number[]> {
  const above = await numbersAbove(registry, live?.seq ?? 0);
  if (above.length === 0) return [];
  const lines = await readLog(registry);
  return above.filter((seq) => !isGivenUp(linesOf(lines, registry, seq)));
}

async function settle(registry: Registry, seq: number): Promise<Recovered | null> {
  const live = await liveSet(registry);
  const own = linesOf(await readLog(registry), registry, seq);
  if ((live?.seq ?? 0) >= seq || isGivenUp(own)) return null;
  const verdict = await judge(registry, { seq, live, isLogged: own.length > 0 });
  if ('why' in verdict)
    return (await abandon(registry, seq, verdict.why)) ? { seq, outcome: 'abandoned', why: verdict.why } : null;
  if (!(await logSet(registry, verdict.set, live))) return null;
  await moveHead(registry, seq);
  return { seq, outcome: 'finished', why: null };
}

/**
 * Finishes or gives up the orphans above HEAD. In a store with a lock this runs inside the lock, so every writer of an
 * orphan is dead. In one without, the writer may be alive; both finish the same set, and the log decides whether it may
 * be given up.
 * @returns the highest number in use
 */
export async function recoverOrphans(registry: Registry): Promise<{ recovered: Recovered[]; highest: number }> {
  const start = (await liveSet(registry))?.seq ?? 0;
  const above = await numbersAbove(registry, start);
  const recovered: Recovered[] = [];
  for (const seq of above) {
    const outcome = await settle(registry, seq);
    if (outcome !== null) recovered.push(outcome);
  }
  return { recovered, highest: above.at(-1) ?? start };
}

/** Repairs the registry after a crash; does nothing to an intact one. */
export async function recoverRegistry(registry: Registry): Promise<Recovered[]> {
  const store = storeOf(registry);
  return store.exclusively(async () => {
    const { recovered } = await recoverOrphans(registry);
    await store.removeLeftovers();
    return recovered;
  });
}
