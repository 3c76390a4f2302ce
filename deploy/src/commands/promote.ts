import { publishedIds, publishedNames } from '../registry/artifacts.ts';
import type { Committed } from '../registry/commit-set.ts';
import { promote } from '../registry/promote.ts';
import { rollback } from '../registry/rollback.ts';
import { type Command, type CommandInput, UsageError } from './command.ts';

function printSet({ registry, print }: CommandInput, { set, changes }: Committed): void {
  for (const { remote, from, to } of changes) print(`${remote}: ${from ?? 'not there'} → ${to ?? 'taken out'}`);
  print(
    changes.length === 0
      ? `Nothing changed: this is live already (set ${set.seq}).`
      : `Set ${set.seq} is live in ${registry.env}.`,
  );
}

/** `all` is the latest published release of everything. */
async function promotedSpecs({ registry, names }: CommandInput): Promise<string[]> {
  if (!names.includes('all')) return names;
  const published = await publishedNames(registry);
  return Promise.all(published.map(async (name) => `${name}@${(await publishedIds(registry, name)).at(-1) ?? ''}`));
}

/** `fed promote equipment@1.0.1 [more…]`, or `fed promote all`: all of them in one set. */
export const promoteCommand: Command = async (input) => {
  if (input.names.length === 0) throw new UsageError('Say what to promote, such as: pnpm fed promote equipment@1.0.1');
  printSet(
    input,
    await promote(input.registry, await promotedSpecs(input), { who: input.who, reason: input.options.reason }),
  );
};

/** `fed rollback equipment`: back to what was live before, nothing else changes. */
export const rollbackCommand: Command = async (input) => {
  const [remote, ...others] = input.names;
  if (remote === undefined || others.length > 0)
    throw new UsageError('Say which one to roll back, such as: pnpm fed rollback equipment');
  printSet(input, await rollback(input.registry, remote, { who: input.who, reason: input.options.reason }));
};
