import { publishedIds, publishedNames } from '../registry/artifacts.ts';
import { liveSet } from '../registry/channel.ts';
import { disable } from '../registry/disable.ts';
import { promote } from '../registry/promote.ts';
import { recall } from '../registry/recall.ts';
import { RegistryError } from '../registry/registry-error.ts';
import { headProblem } from '../registry/repair.ts';
import { isRetired, retiredIn } from '../registry/retired.ts';
import { restore } from '../registry/restore.ts';
import { rollback } from '../registry/rollback.ts';
import { idsOf } from '../registry/set-changes.ts';
import { type Command, type CommandInput, onlyName, printSet, reasonOf, UsageError } from './command.ts';

/** `all` means the latest published release of every package. */
async function promotedSpecs({ registry, names }: CommandInput): Promise<string[]> {
  if (!names.includes('all')) return names;
  const published = (await publishedNames(registry)).filter((name) => !isRetired(name));
  return Promise.all(published.map(async (name) => `${name}@${(await publishedIds(registry, name)).at(-1) ?? ''}`));
}

/** The remotes to leave out: those named, and with `all` also those that this product no longer has. */
async function takenOut({ registry, names, options }: CommandInput): Promise<string[]> {
  const asked = options.without ?? [];
  if (!names.includes('all')) return asked;
  return [...new Set([...asked, ...retiredIn(idsOf(await liveSet(registry)).keys())])];
}

/**
 * `fed promote equipment@1.0.1 [more…]` or `fed promote all`: makes releases live, all in one set. `--first`: only
 * where nothing is live yet; `--without records`: drops that remote from the set.
 */
export const promoteCommand: Command = async (input) => {
  if (input.options.first) {
    const problem = await headProblem(input.registry);
    if (problem !== null) throw new RegistryError('damaged', problem);
    const live = await liveSet(input.registry);
    if (live !== null) return input.print(`Set ${live.seq} is live in ${input.registry.env} and stays.`);
  }
  if (input.names.length === 0) throw new UsageError('Say what to promote, such as: pnpm fed promote equipment@1.0.1');
  const without = await takenOut(input);
  printSet(input, await promote(input.registry, await promotedSpecs(input), { ...reasonOf(input), without }));
};

/** `fed remove weather`: drops a remote from the set, with its routes and menu entries. */
export const removeCommand: Command = async (input) => {
  const name = onlyName(input.names, 'Say which remote to take out, such as: pnpm fed remove weather');
  printSet(input, await promote(input.registry, [], { ...reasonOf(input), without: [name] }));
};

/**
 * `fed rollback equipment [--to 1.0.0]`: makes the previous (or the named) release live again and changes nothing else.
 */
export const rollbackCommand: Command = async (input) => {
  const remote = onlyName(input.names, 'Say which one to roll back, such as: pnpm fed rollback equipment');
  const spec = input.options.to === undefined ? remote : `${remote}@${input.options.to}`;
  printSet(input, await rollback(input.registry, spec, reasonOf(input)));
};

/** `fed disable forms --message "…"`: shows people the message in place of the remote. */
export const disableCommand: Command = async (input) => {
  const usage = 'Say what people will read: pnpm fed disable forms --message "Forms is being repaired until noon."';
  const remote = onlyName(input.names, usage);
  const message = input.options.message?.trim() ?? '';
  if (message === '') throw new UsageError(usage);
  printSet(input, await disable(input.registry, { remote, message }, reasonOf(input)));
};

/** `fed enable forms`: undoes a disable. */
export const enableCommand: Command = async (input) => {
  const remote = onlyName(input.names, 'Say which one to turn on again, such as: pnpm fed enable forms');
  printSet(input, await disable(input.registry, { remote, message: null }, reasonOf(input)));
};

/** `fed recall forms@1.1.0`: this release is never mounted again, not even in open tabs. */
export const recallCommand: Command = async (input) => {
  const spec = onlyName(input.names, 'Say which release to recall, such as: pnpm fed recall forms@1.1.0');
  printSet(input, await recall(input.registry, spec, reasonOf(input)));
};

/** `fed restore 12`: makes a whole earlier set live again, as a new set. */
export const restoreCommand: Command = async (input) => {
  const usage = 'Say which set to restore, by its number in "pnpm fed log", such as: pnpm fed restore 12';
  const seq = onlyName(input.names, usage);
  if (!/^\d+$/.test(seq)) throw new UsageError(usage);
  printSet(input, await restore(input.registry, Number(seq), reasonOf(input)));
};
