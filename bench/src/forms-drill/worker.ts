import { parentPort, workerData } from 'node:worker_threads';
import { buildPage } from './build-page.ts';
import { drillRun } from './run.ts';

/** One of several that share the runs: every so many-th seed is its own. */
const { first, step, end }: { first: number; step: number; end: number } = workerData;

// A transaction of a page that was killed has nobody who hears of its end.
process.on('unhandledRejection', (error) => {
  if (!(error instanceof DOMException)) throw error;
});

const script = await buildPage();
const tell = parentPort?.postMessage.bind(parentPort);
for (let seed = first; seed < end; seed += step) tell?.(await drillRun(seed, script));
