import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { printTable } from '../table.ts';
import { drillForms } from './drill.ts';
import { drillInBrowser } from './in-browser.ts';

const { values } = parseArgs({
  options: {
    browser: { type: 'boolean' },
    from: { type: 'string' },
    runs: { type: 'string' },
    seed: { type: 'string' },
    workers: { type: 'string' },
  },
});

const MOST_SHOWN = 5;

/** The product's own modules, without a browser. */
async function drillModules(): Promise<void> {
  const only = values.seed;
  const count = only === undefined ? Number(values.runs ?? 10_000) : 1;
  const workers = only === undefined ? Number(values.workers ?? availableParallelism()) : 1;
  const began = performance.now();
  let shown = 0;
  const totals = await drillForms({ from: Number(only ?? values.from ?? 0), count, workers }, ({ runs, failed }) => {
    if (runs % 500 === 0) console.log(`${runs} runs, ${failed.length} failed`);
    // At once: a long drill may be ended before its last run.
    for (const { seed, wrong, trace } of failed.slice(shown, MOST_SHOWN))
      console.log(`\nSeed ${seed}: ${wrong.join('; ')}\n${trace.join('\n')}`);
    shown = failed.length;
  });
  const faults = Object.entries(totals.faults).toSorted(([a], [b]) => a.localeCompare(b));
  printTable(
    'Faults',
    ['', 'times'],
    faults.map(([name, times]) => [name, times.toLocaleString('en')]),
  );
  const { runs, operations, answers, begun, arrived, failed } = totals;
  const counts = {
    runs,
    operations,
    faults: faults.reduce((sum, [, times]) => sum + times, 0),
    answers,
    begun,
    arrived,
  };
  printTable(
    'Together',
    ['', ''],
    [
      ...Object.entries({ ...counts, failed: failed.length }).map(([name, number]) => [
        name,
        number.toLocaleString('en'),
      ]),
      ['seconds', ((performance.now() - began) / 1000).toFixed(0)],
    ],
  );
  if (failed.length > 0) {
    console.log(`Again: pnpm drill:forms --seed ${failed[0]?.seed}`);
    process.exitCode = 1;
  }
}

if (values.browser) await drillInBrowser(Number(values.runs ?? 200), Number(values.seed ?? 1));
else await drillModules();
