import type { ReleaseSet } from '@fieldspan/contract/release';
import { publishedIds } from './artifacts.ts';
import { compatibilityProblems, declaredProblems } from './gate.ts';
import type { Registry } from './registry.ts';
import { changesBetween, idsOf } from './set-changes.ts';

/** Only the latest few releases of a remote are tried; a fix is hardly ever further back. */
const PER_REMOTE = 5;
const MOST_TRIES = 200;

type Swap = { remote: string; id: string };
type Question = { registry: Registry; candidate: ReleaseSet; live: ReleaseSet | null };

function withSwaps(set: ReleaseSet, swaps: Swap[]): ReleaseSet {
  const remotes = { ...set.remotes };
  let { shell } = set;
  for (const { remote, id } of swaps) {
    if (remote === 'shell') shell = { id };
    else remotes[remote] = { id, lastGood: remotes[remote]?.id ?? null, disabled: null };
  }
  return { ...set, shell, remotes };
}

async function possibleSwaps({ registry, candidate, live }: Question): Promise<Swap[]> {
  const wanted = new Set(changesBetween(live, candidate).map(({ remote }) => remote));
  const swaps: Swap[] = [];
  for (const [remote, current] of idsOf(candidate)) {
    if (wanted.has(remote)) continue;
    const ids = (await publishedIds(registry, remote)).filter(
      (id) => id !== current && !candidate.recalled.includes(`${remote}@${id}`),
    );
    swaps.push(...ids.slice(-PER_REMOTE).map((id) => ({ remote, id })));
  }
  return swaps;
}

function tries(swaps: Swap[]): Swap[][] {
  const pairs = swaps.flatMap((first, index) =>
    swaps.slice(index + 1).flatMap((second) => (first.remote === second.remote ? [] : [[first, second]])),
  );
  return [...swaps.map((swap) => [swap]), ...pairs].slice(0, MOST_TRIES);
}

/**
 * Finds the fewest other releases (one or two) that would have to change with a refused set for it to pass.
 * @returns such as `library@2.0.0+0123456789ab`, or null when there are none
 */
export async function smallestFix(question: Question): Promise<string | null> {
  for (const swaps of tries(await possibleSwaps(question))) {
    const tried = { ...question, candidate: withSwaps(question.candidate, swaps) };
    // The compiler runs last because it is slow.
    const isFit = (await declaredProblems(tried)).length === 0 && (await compatibilityProblems(tried)).length === 0;
    if (isFit) return swaps.map(({ remote, id }) => `${remote}@${id}`).join(' ');
  }
  return null;
}
