import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runEmbedded } from '../../../scripts/run-e2e.ts';
import { printTable } from '../table.ts';

/* `e2e/src/uploads-drill.spec.ts` with many files, in a real browser against the whole product. */

const { values } = parseArgs({ options: { files: { type: 'string' }, seed: { type: 'string' } } });

type Ran = { files: number; seconds: number; cuts: number; unheard: number; deaths: number; wrong: string[] };

const folder = await mkdtemp(join(tmpdir(), 'fieldspan-uploads-drill-'));
const results = join(folder, 'results.jsonl');
Object.assign(process.env, {
  UPLOADS_DRILL_FILES: values.files ?? '1000',
  UPLOADS_DRILL_SEED: values.seed ?? '1',
  UPLOADS_DRILL_RESULTS: results,
});
const args = ['uploads-drill', '--project=product', '--no-deps', '--retries=0', '-g', 'cut at random'];
const { failed } = await runEmbedded({ args, say: console.log });
const lines = (await readFile(results, 'utf8').catch(() => '')).trim().split('\n').filter(Boolean);
for (const line of lines) {
  const { wrong, ...counts }: Ran = JSON.parse(line);
  printTable(
    'Uploads over a line that is cut',
    ['', ''],
    [...Object.entries(counts).map(([name, count]) => [name, String(count)]), ['lost or twice', String(wrong.length)]],
  );
  for (const sentence of wrong.slice(0, 20)) console.log(sentence);
}
await rm(folder, { recursive: true, force: true });
if (failed > 0) process.exitCode = 1;
