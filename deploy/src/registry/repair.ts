import type { ReleaseSet } from '@fieldspan/contract/release';
import { liveSet, readSet, rewriteHead, WAY_OUT } from './channel.ts';
import { gateProblems } from './gate.ts';
import { countedLines } from './history.ts';
import type { Registry } from './registry.ts';
import { RegistryError } from './registry-error.ts';
import { appendLog, chainProblem, type LogEntry, type LogLine, readLog } from './release-log.ts';
import { liveNumbers } from './restore.ts';
import { storeOf } from './store-of.ts';
import { replayProblems } from './verify.ts';

/** A set that was live according to the log, and who promoted it. */
type Told = Pick<LogLine, 'seq' | 'at' | 'who' | 'action' | 'reason'>;

/** @returns why HEAD cannot be used, or null when it is intact or nothing was ever live */
export async function headProblem(registry: Registry): Promise<string | null> {
  try {
    const live = await liveSet(registry);
    const isGone = live === null && (await liveNumbers(registry)).length > 0;
    return isGone ? `HEAD of ${registry.env} is not there. ${WAY_OUT}` : null;
  } catch (error) {
    if (error instanceof RegistryError && error.kind === 'damaged') return error.message;
    throw error;
  }
}

/** The last sets that were live according to the log, latest first. */
export async function toldLive(registry: Registry, count: number): Promise<Told[]> {
  const lines = countedLines(await readLog(registry), registry.env);
  const numbers = (await liveNumbers(registry)).slice(-count).toReversed();
  return numbers.flatMap((seq) => lines.find((line) => line.seq === seq) ?? []);
}

/**
 * Makes a set live when HEAD cannot be read. A person chooses the set: whoever can break HEAD could also have written
 * sets and log lines, and only a person knows what they promoted. Later sets are given up.
 * @throws RegistryError refused when HEAD is intact; damaged when the log, the set or one of its files is
 */
export async function repairHead(
  registry: Registry,
  seq: number,
  by: { who: string; reason: string },
): Promise<ReleaseSet> {
  return storeOf(registry).exclusively(async () => {
    const problem = await headProblem(registry);
    if (problem === null)
      throw new RegistryError(
        'refused',
        `HEAD of ${registry.env} is whole. "pnpm fed restore ${seq}" goes back to a set.`,
      );
    const set = await wholeSet(registry, seq);
    await appendLog(registry, (lines) => entries(registry, lines, { seq, problem, ...by }));
    if (!(await rewriteHead(registry, seq)))
      throw new RegistryError('busy', `Somebody else has written HEAD of ${registry.env}. Look again.`);
    return set;
  });
}

/** @throws RegistryError unless log, set and files agree */
async function wholeSet(registry: Registry, seq: number): Promise<ReleaseSet> {
  const lines = await readLog(registry);
  const broken = chainProblem(lines);
  if (broken !== null) throw new RegistryError('damaged', `${broken}: it does not tell what was live.`);
  const numbers = await liveNumbers(registry);
  if (!numbers.includes(seq))
    throw new RegistryError(
      'unknown',
      `There was no set ${seq} live in ${registry.env}. There are: ${numbers.join(', ')}.`,
    );
  const sets: ReleaseSet[] = [];
  for (const number of numbers.filter((each) => each <= seq)) sets.push(await readSet(registry, number));
  const [unlike] = replayProblems(countedLines(lines, registry.env), sets);
  if (unlike !== undefined) throw new RegistryError('damaged', `${unlike}: one of the two was changed.`);
  const set = await readSet(registry, seq);
  const unfit = (await gateProblems(registry, set, null)).find(({ rule }) => rule === 'files' || rule === 'recalled');
  if (unfit !== undefined) throw new RegistryError('damaged', unfit.text);
  return set;
}

type Repair = { seq: number; problem: string; who: string; reason: string };

function entries({ env }: Registry, lines: LogLine[], { seq, problem, who, reason }: Repair): LogEntry[] {
  const common = { env, at: new Date().toISOString(), who, remote: null, from: null, to: null, checksSha: null };
  const later = new Set(countedLines(lines, env).flatMap((line) => (line.seq > seq ? [line.seq] : [])));
  const abandoned = [...later].map((each) =>
    Object.assign({}, common, { seq: each, action: 'abandon' as const, reason: `HEAD was mended: ${reason}` }),
  );
  const mended = { ...common, seq, action: 'recover' as const, reason: `HEAD was mended: ${reason} (${problem})` };
  return [...abandoned, mended];
}
