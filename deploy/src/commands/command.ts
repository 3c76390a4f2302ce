import type { Committed } from '../registry/commit-set.ts';
import type { Reason } from '../registry/promote.ts';
import { changeWords } from '../registry/set-changes.ts';
import type { Registry } from '../registry/registry.ts';
import type { CommandOptions } from './options.ts';

/** What every `fed` command is given. */
export type CommandInput = {
  registry: Registry;
  names: string[];
  options: CommandOptions;
  who: string;
  print: (line: string) => void;
};

/** A wrong command line; the answer shows how to call the command. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Does the work and prints what was done; throws on failure. */
export type Command = (input: CommandInput) => Promise<void>;

/** @throws UsageError with the usage text when there is not exactly one name */
export function onlyName(names: string[], usage: string): string {
  const [name, ...others] = names;
  if (name === undefined || others.length > 0) throw new UsageError(usage);
  return name;
}

/** Who acts and why, and whether to dry-run or to overrule the gate. */
export function reasonOf({ who, options }: CommandInput): Reason {
  return { who, reason: options.reason ?? null, isTrial: options['dry-run'], isForced: options.force };
}

/** Prints what a new set changed, or would change. */
export function printSet(
  { registry, print, options }: CommandInput,
  { set, changes, overruled, isTrial }: Committed,
): void {
  if (options.json) {
    print(JSON.stringify({ seq: set.seq, changes, overruled, dryRun: isTrial }));
    return;
  }
  for (const change of changes) print(changeWords(change));
  for (const problem of overruled) print(`overruled: ${problem}`);
  if (changes.length === 0) print(`Nothing changed: this is live already (set ${set.seq}).`);
  else
    print(
      isTrial ? `It would pass. Nothing was changed in ${registry.env}.` : `Set ${set.seq} is live in ${registry.env}.`,
    );
}
