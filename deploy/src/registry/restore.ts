import { readSet, setNumbers } from './channel.ts';
import { commitSet, type Committed } from './commit-set.ts';
import { countedLines } from './history.ts';
import { liveEntries } from './live-entries.ts';
import type { Reason } from './promote.ts';
import type { Registry } from './registry.ts';
import { RegistryError } from './registry-error.ts';
import { readLog } from './release-log.ts';

/** Numbers of the sets that were live, in order. */
export async function liveNumbers(registry: Registry): Promise<number[]> {
  const counted = new Set(countedLines(await readLog(registry), registry.env).map(({ seq }) => seq));
  return (await setNumbers(registry)).filter((seq) => counted.has(seq));
}

/**
 * Makes a whole earlier set live again, as a new set: history is never rewound. Canaries do not come back, recalls
 * stay.
 * @throws RegistryError unknown set; refused by the gate, for example when one of its releases was recalled since
 */
export async function restore(registry: Registry, seq: number, reason: Reason): Promise<Committed> {
  const numbers = await liveNumbers(registry);
  if (!numbers.includes(seq)) {
    const known = numbers.length === 0 ? 'none' : `${numbers[0]} to ${numbers.at(-1)}`;
    throw new RegistryError('unknown', `There was no set ${seq} live in ${registry.env}. There are: ${known}.`);
  }
  const { shell, remotes } = await readSet(registry, seq);
  return commitSet(registry, { action: 'restore', ...reason }, async (live) => {
    const { recalled } = liveEntries(registry, live);
    return { shell, remotes, canaries: [], recalled };
  });
}
