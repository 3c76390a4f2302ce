import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect } from 'vitest';

declare global {
  var mutant: ((number: number) => boolean) | undefined;
  var mutantTick: (() => void) | undefined;
}

/** A loop with more turns than this counts as endless. */
const MOST_TURNS = 5e6;

const folder = process.env['MUTANTS_DIR'] ?? '';
const turn = join(folder, 'turn');
const active = existsSync(turn) ? Number(readFileSync(turn, 'utf8')) : -1;
const seen = new Set<number>();
let turns = 0;

globalThis.mutant = (number) => {
  seen.add(number);
  return number === active;
};
globalThis.mutantTick = () => {
  turns += 1;
  if (active >= 0 && turns > MOST_TURNS) throw new Error('An endless loop.');
};

// Without an active mutation, records which ones this file's tests reach.
afterAll(() => {
  if (active < 0)
    writeFileSync(
      join(folder, `${crypto.randomUUID()}.json`),
      JSON.stringify({ file: expect.getState().testPath, seen: [...seen] }),
    );
});
