import { expect, it } from 'vitest';
import { drillForms } from './drill.ts';

/** `pnpm drill:forms` makes 10,000. */
const RUNS = 150;

it('loses and doubles nothing of forms, whatever fails, and shows nobody what is of others', async () => {
  const { failed, runs } = await drillForms({ from: 1_000_000, count: RUNS, workers: 2 }, () => undefined);
  expect(failed.map(({ seed, wrong }) => `pnpm drill:forms --seed ${seed}: ${wrong.join('; ')}`)).toEqual([]);
  expect(runs).toBe(RUNS);
}, 600_000);
