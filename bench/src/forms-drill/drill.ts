import { Worker } from 'node:worker_threads';
import type { RunResult } from './run.ts';

/** All runs together. */
export type DrillTotals = {
  runs: number;
  operations: number;
  answers: number;
  begun: number;
  arrived: number;
  faults: Record<string, number>;
  failed: RunResult[];
};

type Seeds = { from: number; count: number; workers: number };

/** Runs of one worker. A page that was killed in the middle of a request leaves something in the process that ran it. */
const RUNS_EACH = 500;

/** @param onRun after each run */
export async function drillForms(seeds: Seeds, onRun: (totals: DrillTotals) => void): Promise<DrillTotals> {
  const totals: DrillTotals = { runs: 0, operations: 0, answers: 0, begun: 0, arrived: 0, faults: {}, failed: [] };
  const { from, count, workers } = seeds;
  const end = from + count;
  const onResult = (result: RunResult) => {
    add(totals, result);
    onRun(totals);
  };
  const all = Array.from({ length: workers }, async (_, at) => {
    const share = RUNS_EACH * workers;
    for (let first = from + at; first < end; first += share)
      await runWorker({ first, step: workers, end: Math.min(end, first + share) }, onResult);
  });
  await Promise.all(all);
  return totals;
}

type Share = { first: number; step: number; end: number };

function runWorker(workerData: Share, onResult: (result: RunResult) => void): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData });
  worker.on('message', onResult);
  worker.on('error', reject);
  worker.on('exit', () => resolve());
  return promise;
}

function add(totals: DrillTotals, result: RunResult): void {
  totals.runs += 1;
  totals.operations += result.operations;
  totals.answers += result.answers;
  totals.begun += result.begun;
  totals.arrived += result.arrived;
  for (const [name, times] of Object.entries(result.faults)) totals.faults[name] = (totals.faults[name] ?? 0) + times;
  if (result.wrong.length > 0) totals.failed.push(result);
}
