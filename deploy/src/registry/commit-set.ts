import { setTimeout as sleep } from 'node:timers/promises';
import type { ReleaseSet } from '@fieldspan/contract/release';
import { createSet, liveSet, logProblem, moveHead } from './channel.ts';
import { compatibilityProblems, gateProblems, type Problem } from './gate.ts';
import { levelProblems } from './level-rule.ts';
import { logSet } from './log-set.ts';
import { recoverOrphans } from './recover.ts';
import type { Registry } from './registry.ts';
import { RegistryError } from './registry-error.ts';
import type { LogAction } from './release-log.ts';
import { changesBetween, type SetChange } from './set-changes.ts';
import { signatureOf } from './signature.ts';
import { smallestFix } from './smallest-fix.ts';
import { storeOf } from './store-of.ts';
import { twiceProblems } from './twice-rule.ts';

const ATTEMPTS = 200;

/** Who decides what and why; it goes into the log. */
export type Decision = {
  action: LogAction;
  who: string;
  reason: string | null;
  /** Dry run: only report what would happen. */
  isTrial?: boolean;
  /** Overrule the gate where that is allowed; needs a reason. */
  isForced?: boolean;
};

/** The content of a new set; the registry adds number, parent and time. */
export type SetEntries = Pick<ReleaseSet, 'shell' | 'remotes' | 'canaries' | 'recalled'>;
type Drafted = { live: ReleaseSet | null; entries: SetEntries; overruled: Problem[] };

export type Committed = {
  set: ReleaseSet;
  changes: SetChange[];
  /** The gate's problems that were overruled. */
  overruled: string[];
  /** The set was not written (dry run). */
  isTrial: boolean;
};

function nextSet(registry: Registry, { live, entries }: Omit<Drafted, 'overruled'>, seq: number): ReleaseSet {
  return { schema: 1, env: registry.env, seq, parent: live?.seq ?? null, at: new Date().toISOString(), ...entries };
}

const textsOf = (problems: Problem[]): string[] => problems.map(({ text }) => text);

function loggedReason({ reason }: Decision, overruled: Problem[]): string | null {
  return overruled.length === 0 ? reason : `${reason ?? ''} (overruled: ${textsOf(overruled).join('; ')})`.trim();
}

/** @returns null when another set became live since the draft was made */
async function compareAndSwap(registry: Registry, drafted: Drafted, decision: Decision): Promise<Committed | null> {
  const { highest } = await recoverOrphans(registry);
  if ((await liveSet(registry))?.seq !== drafted.live?.seq) return null;
  const { action, who } = decision;
  const decided = { action, who, reason: loggedReason(decision, drafted.overruled) };
  const set: ReleaseSet = { ...nextSet(registry, drafted, highest + 1), decided };
  if (!(await createSet(registry, set))) return null;
  if (!(await logSet(registry, set, drafted.live))) return null;
  await moveHead(registry, set.seq);
  const changes = changesBetween(drafted.live, set);
  return { set, changes, overruled: textsOf(drafted.overruled), isTrial: false };
}

type Question = { registry: Registry; candidate: ReleaseSet; live: ReleaseSet | null };

/** @throws RegistryError refused, with the gate's problems and the smallest change that would pass */
async function refuse(question: Question, decision: Decision, problems: Problem[]): Promise<never> {
  const lines = textsOf(problems).map((problem) => `  - ${problem}`);
  const isHopeless = problems.some(({ rule }) => ['files', 'recalled', 'budget', 'level', 'twice'].includes(rule));
  const fix = isHopeless ? null : await smallestFix(question);
  const advice = fix === null ? [] : [`It would pass together with ${fix}.`];
  const head = `The ${decision.action} was refused, ${question.registry.env} stays as it is:`;
  throw new RegistryError('refused', [head, ...lines, ...advice].join('\n'));
}

/**
 * The gate's problems with this set, without those already overruled in the live set: those must not block later
 * changes.
 */
async function newProblems({ registry, candidate, live }: Question): Promise<Problem[]> {
  const problems = await gateProblems(registry, candidate, live);
  if (problems.length === 0 || live === null) return problems;
  const known = new Set(textsOf(await compatibilityProblems({ registry, candidate: live, live })));
  return problems.filter(({ text }) => !known.has(text));
}

/** Removing a bad release is never blocked; the log records which problems were ignored. */
const STOPS: ReadonlySet<LogAction> = new Set(['rollback', 'abort', 'disable', 'recall']);

/** Actions that bring new releases; all others bring back releases that were live before. */
const BRINGS_NEW: ReadonlySet<LogAction> = new Set(['promote', 'canary']);

/**
 * @returns the problem with the log that is ignored
 * @throws RegistryError damaged: nothing goes live on a log that was rewritten
 */
async function passLog(registry: Registry, { action, isForced }: Decision): Promise<Problem[]> {
  const text = await logProblem(registry);
  if (text === null) return [];
  if (isForced === true || STOPS.has(action)) return [{ rule: 'log', text }];
  throw new RegistryError(
    'damaged',
    `The ${action} was refused, ${registry.env} stays as it is: ${text}. "pnpm fed verify" looks at everything; ` +
      '--force --reason "why" goes on, and the log will say so.',
  );
}

/** @returns the problems that were overruled */
async function passGate(question: Question, decision: Decision): Promise<Problem[]> {
  const ofLog = await passLog(question.registry, decision);
  const ofServers = await levelProblems(question, STOPS.has(decision.action));
  const twice = BRINGS_NEW.has(decision.action) ? await twiceProblems(question) : [];
  const problems: Problem[] = [
    ...(await newProblems(question)),
    ...twice.map((text) => ({ rule: 'twice' as const, text })),
    ...ofServers.map((text) => ({ rule: 'level' as const, text })),
  ];
  const final = problems.filter(({ rule }) => rule === 'files' || rule === 'recalled');
  if (decision.isForced === true && final.length === 0) return [...ofLog, ...problems];
  if (problems.length > 0) await refuse(question, decision, problems);
  return ofLog;
}

type Attempt = { committed: Committed | null };

async function attempt(registry: Registry, decision: Decision, draft: Draft): Promise<Attempt> {
  const live = await liveSet(registry);
  const entries = await draft(live);
  const candidate = nextSet(registry, { live, entries }, (live?.seq ?? 0) + 1);
  const changes = changesBetween(live, candidate);
  if (live !== null && changes.length === 0)
    return { committed: { set: live, changes, overruled: [], isTrial: decision.isTrial ?? false } };
  const overruled = await passGate({ registry, candidate, live }, decision);
  if (decision.isTrial === true)
    return { committed: { set: candidate, changes, overruled: textsOf(overruled), isTrial: true } };
  const drafted = { live, entries, overruled };
  return { committed: await storeOf(registry).exclusively(() => compareAndSwap(registry, drafted, decision)) };
}

/** Makes the new entries from the live set; called again on every attempt. */
type Draft = (live: ReleaseSet | null) => Promise<SetEntries>;

/**
 * Makes a new set live: builds it from the live set, asks the gate, then swaps HEAD (compare-and-swap); starts over
 * when another writer was faster. The gate runs outside the lock, so a slow check blocks nobody.
 * @throws RegistryError refused by the gate, or busy when others won every time
 */
export async function commitSet(registry: Registry, decision: Decision, draft: Draft): Promise<Committed> {
  if (decision.isForced === true && (decision.reason ?? '').trim() === '')
    throw new RegistryError('refused', 'Overruling the gate needs a reason: --force --reason "why".');
  if (registry.keys !== undefined) signatureOf(registry.keys, { env: registry.env, seq: 0, sha256: '' });
  for (let tries = 0; tries < ATTEMPTS; tries += 1) {
    const { committed } = await attempt(registry, decision, draft);
    if (committed !== null) return committed;
    await sleep(Math.random() * 20);
  }
  throw new RegistryError('busy', `Other promotions kept winning ${ATTEMPTS} times. Try again.`);
}
