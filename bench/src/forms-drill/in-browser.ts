import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runEmbedded } from '../../../scripts/run-e2e.ts';
import { printTable } from '../table.ts';

type Ran = { seed: number; wrong: string[]; answers?: number; begun?: number; faults?: Record<string, number> };

/** The runs of `e2e/src/forms-drill.spec.ts` in a real browser against the whole product. */
export async function drillInBrowser(runs: number, seed: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'fieldspan-forms-drill-'));
  const results = join(folder, 'results.jsonl');
  Object.assign(process.env, {
    FORMS_DRILL_RUNS: String(runs),
    FORMS_DRILL_SEED: String(seed),
    FORMS_DRILL_RESULTS: results,
  });
  const args = ['forms-drill', '--project=product', '--no-deps', '--retries=0'];
  const { failed } = await runEmbedded({ args, say: console.log });
  const all = (await readFile(results, 'utf8').catch(() => '')).trim().split('\n').filter(Boolean);
  const ran: Ran[] = all.map((line) => JSON.parse(line));
  printRuns(ran);
  await rm(folder, { recursive: true, force: true });
  if (failed === 0) return;
  const first = ran.find(({ wrong }) => wrong.length > 0);
  console.log(`Again: pnpm drill:forms --browser --runs 1 --seed ${first?.seed ?? seed}`);
  process.exitCode = 1;
}

function printRuns(ran: readonly Ran[]): void {
  const faults = new Map<string, number>();
  for (const [name, times] of ran.flatMap(({ faults: given = {} }) => Object.entries(given)))
    faults.set(name, (faults.get(name) ?? 0) + times);
  const sorted = [...faults].toSorted(([a], [b]) => a.localeCompare(b));
  printTable(
    'Faults in the browser',
    ['', 'times'],
    sorted.map(([name, times]) => [name, String(times)]),
  );
  const sum = (of: (one: Ran) => number) => String(ran.reduce((all, one) => all + of(one), 0));
  printTable(
    'Together',
    ['', ''],
    [
      ['runs', String(ran.length)],
      ['faults', String(sorted.reduce((all, [, times]) => all + times, 0))],
      ['answers', sum(({ answers = 0 }) => answers)],
      ['forms begun', sum(({ begun = 0 }) => begun)],
      ['failed', sum(({ wrong }) => Math.min(1, wrong.length))],
    ],
  );
}
