import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ApiLevel } from './api-level.ts';
import { apiNames } from './api-names.ts';
import { nextLevels, undescribed } from './next-api-level.ts';

/**
 * `pnpm api-level` records what is new in the contract as a new level; with `--amend` as part of the last level, as
 * long as that is not released yet. `pnpm check` runs it with `--check`.
 */
const FILE = join(import.meta.dirname, 'api-levels.json');
const SHOWN = 12;

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const levels: ApiLevel[] = JSON.parse(readFileSync(FILE, 'utf8'));
const names = apiNames();

function check(): void {
  const { adds, drops } = undescribed(levels, names);
  const changes = [...adds.map((name) => `+ ${name}`), ...drops.map((name) => `- ${name}`)];
  if (changes.length === 0) return;
  say('The contract has names that no API level knows, or lacks some. "pnpm api-level" writes them down as a level of');
  say('their own; "pnpm api-level --amend" as part of the last one, when no server runs with that yet.');
  for (const change of changes.slice(0, SHOWN)) say(`  ${change}`);
  if (changes.length > SHOWN) say(`  and ${changes.length - SHOWN} more`);
  process.exitCode = 1;
}

if (process.argv.includes('--check')) check();
else {
  const next = nextLevels(levels, names, process.argv.includes('--amend'));
  writeFileSync(FILE, `${JSON.stringify(next, null, 2)}\n`);
  say(`The API level is ${next.length}.`);
}
