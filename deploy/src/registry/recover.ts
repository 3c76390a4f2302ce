import { readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ReleaseSet } from '@fieldspan/contract/release';
import { publishedNames } from './artifacts.ts';
import { liveSet, moveHead, readSet, setNumbers } from './channel.ts';
import { TEMPORARY } from './durable-files.ts';
import { gateProblems } from './gate.ts';
import { hasCode } from './has-code.ts';
import { headFile, type Registry, remoteFolder, setsFolder } from './registry.ts';
import { RegistryError } from './registry-error.ts';
import { withRegistryLock } from './registry-lock.ts';
import { appendLog, type LogEntry, readLog } from './release-log.ts';
import { changesBetween, type SetChange } from './set-changes.ts';

const RECOVERED_BY = 'recovery';
const ONE_DAY_MS = 86_400_000;

/** What recovery did with a set that a killed writer left above HEAD. */
export type Recovered = { seq: number; outcome: 'finished' | 'abandoned'; why: string | null };

async function whyUnfit(registry: Registry, set: ReleaseSet, live: ReleaseSet | null): Promise<string | null> {
  if (set.parent !== (live?.seq ?? null)) return `its parent is ${set.parent ?? 'none'}`;
  const problems = await gateProblems(registry, set, live);
  return problems[0]?.text ?? null;
}

async function judge(
  registry: Registry,
  seq: number,
  live: ReleaseSet | null,
): Promise<{ set: ReleaseSet } | { why: string }> {
  try {
    const set = await readSet(registry, seq);
    const why = await whyUnfit(registry, set, live);
    return why === null ? { set } : { why };
  } catch (error) {
    if (error instanceof RegistryError) return { why: error.message };
    throw error;
  }
}

function recoveredEntry({ env, seq }: ReleaseSet, change: SetChange): LogEntry {
  const reason = 'the writer stopped before it logged this set';
  return {
    env,
    seq,
    at: new Date().toISOString(),
    who: RECOVERED_BY,
    action: 'recover',
    reason,
    checksSha: null,
    ...change,
  };
}

async function finish(registry: Registry, set: ReleaseSet, live: ReleaseSet | null): Promise<void> {
  const logged = (await readLog(registry)).filter((line) => line.env === registry.env && line.seq === set.seq);
  const entries = changesBetween(live, set)
    .filter(({ remote, of }) => !logged.some((line) => line.remote === remote && line.of === of))
    .map((change) => recoveredEntry(set, change));
  if (entries.length > 0) await appendLog(registry, entries);
  await moveHead(registry, set);
}

async function abandon(registry: Registry, seq: number, why: string): Promise<void> {
  const nothing = { remote: null, from: null, to: null, checksSha: null };
  const at = new Date().toISOString();
  await appendLog(registry, [
    { env: registry.env, seq, at, who: RECOVERED_BY, action: 'abandon', reason: why, ...nothing },
  ]);
}

async function removeOlder(folder: string, ageMs: number): Promise<void> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  });
  for (const name of names.filter((each) => each.startsWith(TEMPORARY))) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path);
    if (Date.now() - mtimeMs >= ageMs) await rm(path, { recursive: true, force: true });
  }
}

/** Half-written files of killed writers. Sets and HEAD are written inside the lock; a publish may be under way. */
async function removeLeftovers(registry: Registry): Promise<void> {
  await removeOlder(setsFolder(registry), 0);
  await removeOlder(dirname(headFile(registry)), 0);
  for (const name of await publishedNames(registry)) await removeOlder(remoteFolder(registry, name), ONE_DAY_MS);
}

/** Sets above HEAD that nobody has given up yet. */
export async function orphans(registry: Registry, live: ReleaseSet | null): Promise<number[]> {
  const above = (await setNumbers(registry)).filter((seq) => seq > (live?.seq ?? 0));
  if (above.length === 0) return [];
  const lines = (await readLog(registry)).filter((line) => line.env === registry.env && line.action === 'abandon');
  return above.filter((seq) => !lines.some((line) => line.seq === seq));
}

/** Finishes or gives up what a killed writer left. Only inside the registry's lock: every orphan's writer is dead then. */
export async function recoverOrphans(registry: Registry): Promise<Recovered[]> {
  const recovered: Recovered[] = [];
  for (const seq of await orphans(registry, await liveSet(registry))) {
    const live = await liveSet(registry);
    const verdict = await judge(registry, seq, live);
    if ('set' in verdict) await finish(registry, verdict.set, live);
    else await abandon(registry, seq, verdict.why);
    recovered.push(
      'set' in verdict ? { seq, outcome: 'finished', why: null } : { seq, outcome: 'abandoned', why: verdict.why },
    );
  }
  return recovered;
}

/** Brings the registry in order after a crash; does nothing to a whole one. */
export async function recoverRegistry(registry: Registry): Promise<Recovered[]> {
  return withRegistryLock(registry, async () => {
    const recovered = await recoverOrphans(registry);
    await removeLeftovers(registry);
    return recovered;
  });
}
