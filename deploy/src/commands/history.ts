import { readSet } from '../registry/channel.ts';
import type { Registry } from '../registry/registry.ts';
import { RegistryError } from '../registry/registry-error.ts';
import { liveNumbers } from '../registry/restore.ts';
import { changesBetween, changeWords } from '../registry/set-changes.ts';
import { whoHad } from '../registry/who-had.ts';
import { type Command, UsageError } from './command.ts';

async function knownSet(registry: Registry, text: string) {
  const numbers = await liveNumbers(registry);
  const seq = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (numbers.includes(seq)) return readSet(registry, seq);
  const known = numbers.length === 0 ? 'none' : `${numbers[0]} to ${numbers.at(-1)}`;
  throw new RegistryError('unknown', `There was no set ${text} live in ${registry.env}. There are: ${known}.`);
}

/** `fed diff 3 5`: the differences between two sets. */
export const diffCommand: Command = async ({ registry, names, options, print }) => {
  const [before, after, ...others] = names;
  if (before === undefined || after === undefined || others.length > 0)
    throw new UsageError('Say which two sets, by their numbers in "pnpm fed log", such as: pnpm fed diff 3 5');
  const changes = changesBetween(await knownSet(registry, before), await knownSet(registry, after));
  if (options.json) return print(JSON.stringify(changes));
  if (changes.length === 0) print(`Sets ${before} and ${after} are the same.`);
  changes.forEach((change) => print(changeWords(change)));
};

/**
 * `fed who-had 2026-11-20T10:14 [company]`: which releases a company got at that time. Times without a zone are UTC.
 */
export const whoHadCommand: Command = async ({ registry, names, options, print }) => {
  const [time = '', company = null] = names;
  const at = Date.parse(/[zZ]|[+-]\d\d:?\d\d$/.test(time) ? time : `${time}${time.includes('T') ? '' : 'T00:00'}Z`);
  if (Number.isNaN(at))
    throw new UsageError('Say when, and for which company: pnpm fed who-had 2026-11-20T10:14 northgate');
  const { seq, ids } = await whoHad(registry, at, company);
  if (options.json) return print(JSON.stringify({ seq, ids: Object.fromEntries(ids) }));
  print(`${company ?? 'Somebody who was not signed in'} had set ${seq} of ${registry.env}:`);
  for (const [name, id] of ids) print(`  ${name.padEnd(12)} ${id}`);
};
