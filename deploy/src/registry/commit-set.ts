import { mkdir } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ReleaseSet } from '@fieldspan/contract/release';
import { createSet, liveSet, moveHead, setNumbers } from './channel.ts';
import { gateProblems } from './gate.ts';
import { recoverOrphans } from './recover.ts';
import { type Registry, setsFolder } from './registry.ts';
import { RegistryError } from './registry-error.ts';
import { withRegistryLock } from './registry-lock.ts';
import { appendLog } from './release-log.ts';
import { changesBetween, type SetChange } from './set-changes.ts';

const ATTEMPTS = 200;

/** Who decides what, and why; it goes into the log. */
export type Decision = { action: 'promote' | 'rollback'; who: string; reason: string | null };

/** The entries of a set; number, parent and time are the registry's. */
export type SetEntries = Pick<ReleaseSet, 'shell' | 'remotes'>;
type Drafted = { live: ReleaseSet | null; entries: SetEntries };

export type Committed = { set: ReleaseSet; changes: SetChange[] };

function nextSet(registry: Registry, { live, entries }: Drafted, seq: number): ReleaseSet {
  const at = new Date().toISOString();
  const kept = { canaries: live?.canaries ?? [], recalled: live?.recalled ?? [] };
  return { schema: 1, env: registry.env, seq, parent: live?.seq ?? null, at, ...entries, ...kept };
}

/** @returns null when somebody else's set became live since the draft was made */
async function compareAndSwap(registry: Registry, drafted: Drafted, decision: Decision): Promise<Committed | null> {
  await recoverOrphans(registry);
  if ((await liveSet(registry))?.seq !== drafted.live?.seq) return null;
  const highest = (await setNumbers(registry)).at(-1) ?? 0;
  const set = nextSet(registry, drafted, highest + 1);
  const changes = changesBetween(drafted.live, set);
  if (!(await createSet(registry, set))) return null;
  const common = { env: registry.env, seq: set.seq, at: set.at, checksSha: null, ...decision };
  await appendLog(
    registry,
    changes.map((change) => ({ ...common, ...change })),
  );
  await moveHead(registry, set);
  return { set, changes };
}

function refuse(registry: Registry, decision: Decision, problems: string[]): never {
  const lines = problems.map((problem) => `  - ${problem}`).join('\n');
  throw new RegistryError('refused', `The ${decision.action} was refused, ${registry.env} stays as it is:\n${lines}`);
}

/**
 * Makes a new set live: draft from what is live, gate, compare-and-swap; again when another writer was faster.
 * The gate runs outside the lock, so a slow check holds nobody up.
 * @param draft makes the new entries from the live set; called again on every attempt
 * @throws RegistryError refused by the gate, or busy when others won every time
 */
export async function commitSet(
  registry: Registry,
  decision: Decision,
  draft: (live: ReleaseSet | null) => Promise<SetEntries>,
): Promise<Committed> {
  await mkdir(setsFolder(registry), { recursive: true });
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const live = await liveSet(registry);
    const drafted = { live, entries: await draft(live) };
    const candidate = nextSet(registry, drafted, (live?.seq ?? 0) + 1);
    if (live !== null && changesBetween(live, candidate).length === 0) return { set: live, changes: [] };
    const problems = await gateProblems(registry, candidate);
    if (problems.length > 0) refuse(registry, decision, problems);
    const committed = await withRegistryLock(registry, () => compareAndSwap(registry, drafted, decision));
    if (committed !== null) return committed;
    await sleep(Math.random() * 20);
  }
  throw new RegistryError('busy', `Other promotions kept winning ${ATTEMPTS} times. Try again.`);
}
