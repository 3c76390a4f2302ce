import { expect, test } from 'vitest';
import { bucketServer } from '../testing/bucket-server.ts';
import { publishFixture, temporaryFolder } from '../testing/fixture-registry.ts';
import { BY, startedRegistry } from '../testing/promoter.ts';
import { abort, canary, finish } from './canary.ts';
import { liveSet } from './channel.ts';
import { disable } from './disable.ts';
import { promote } from './promote.ts';
import { recall } from './recall.ts';
import type { Registry } from './registry.ts';
import { RegistryError } from './registry-error.ts';
import { StoreAwayError } from './release-store.ts';
import { restore } from './restore.ts';
import { rollback } from './rollback.ts';
import { verify } from './verify.ts';

const GUARD = { errorRateMax: 1, minSessions: 1, windowMin: 1 };

/** Pseudo-random numbers from 0 to 1, the same for the same seed. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

type Step = (registry: Registry, remote: string, number: number) => Promise<unknown>;

const share = (percent: number) => ({ percent, include: [], exclude: [], guard: GUARD });
let published = 1;

const STEPS: Step[] = [
  (registry, name) => publishFixture(registry, { name, version: `1.${(published += 1)}.0` }),
  (registry, name) => promote(registry, [`${name}@1.${published}.0`], BY),
  (registry, name) => promote(registry, [`${name}@1.1.0`], BY),
  (registry, name) => rollback(registry, name, BY),
  (registry, name, number) => canary(registry, { spec: `${name}@1.1.0`, share: share(Math.floor(number * 100)) }, BY),
  (registry, name) => finish(registry, name, BY),
  (registry, name) => abort(registry, name, BY),
  (registry, name, number) => disable(registry, { remote: name, message: number < 0.5 ? 'Later.' : null }, BY),
  (registry, name, number) => (number < 0.3 ? recall(registry, `${name}@1.1.0`, BY) : rollback(registry, name, BY)),
  (registry, _, number) => restore(registry, 1 + Math.floor(number * 5), BY),
];

/** Refusals and unfinished writes are expected in the life of a registry. */
async function take(step: Promise<unknown>): Promise<void> {
  try {
    await step;
  } catch (error) {
    if (!(error instanceof RegistryError) && !(error instanceof StoreAwayError)) throw error;
  }
}

async function walk(registry: Registry, next: () => number, before: () => void): Promise<void> {
  for (let steps = 0; steps < 40; steps += 1) {
    const step = STEPS[Math.floor(next() * STEPS.length)];
    const seq = (await liveSet(registry))?.seq ?? 0;
    before();
    await take(step?.(registry, next() < 0.5 ? 'forms' : 'equipment', next()) ?? Promise.resolve());
    expect((await liveSet(registry))?.seq).toBeGreaterThanOrEqual(seq);
  }
  expect((await liveSet(registry))?.seq).toBeGreaterThan(5);
}

const isWaiting = (problem: string): boolean => problem.includes('was left by a writer that stopped');

test.each([1, 2, 3])(
  'after any sequence of operations the live set is complete and the log matches it: %d',
  async (seed) => {
    const registry = await startedRegistry({ root: (await temporaryFolder()).path });
    await walk(registry, numbersFrom(seed), () => {});
    expect((await verify(registry)).problems).toEqual([]);
  },
  60_000,
);

test('the same in a bucket whose writers are killed at any write', { timeout: 120_000 }, async () => {
  const { bucket, watch } = await bucketServer();
  const registry = await startedRegistry({ root: (await temporaryFolder()).path, bucket });
  const next = numbersFrom(4);
  await walk(registry, next, () => {
    let left = next() < 0.4 ? Math.floor(next() * 6) : Infinity;
    watch(async () => {
      left -= 1;
      if (left < 0) throw new Error('the writer is dead');
    });
  });
  watch(async () => {});
  expect((await verify(registry)).problems.filter((problem) => !isWaiting(problem))).toEqual([]);
  await promote(registry, ['shell@1.0.0', 'equipment@1.0.0'], { ...BY, isForced: true, reason: 'last' });
  expect((await verify(registry)).problems.filter((problem) => !isWaiting(problem))).toEqual([]);
});
