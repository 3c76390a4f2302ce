import { appendFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { Device } from './forms-drill/device.ts';
import { FaultyLine } from './forms-drill/faulty-line.ts';
import { Filler } from './forms-drill/filler.ts';
import { Office } from './forms-drill/office.ts';
import { Random } from './forms-drill/random.ts';
import { drillRun } from './forms-drill/run.ts';

/** `pnpm drill:forms --browser` asks for more runs and for others. */
const RUNS = Number(process.env['FORMS_DRILL_RUNS'] ?? 2);
const SEED = Number(process.env['FORMS_DRILL_SEED'] ?? 1);
const RESULTS = process.env['FORMS_DRILL_RESULTS'];

for (let seed = SEED; seed < SEED + RUNS; seed += 1) {
  test(`the forms of run ${seed} arrive once and whole, whatever fails meanwhile`, async ({
    baseURL,
    launchOptions,
  }) => {
    test.setTimeout(240_000);
    const url = baseURL ?? '';
    const line = new FaultyLine(url);
    const office = await Office.open(url);
    const templates = [await office.newForm(`Trench ${seed}`), await office.newForm(`Talk ${seed}`)];
    const device = await Device.open(await line.start(), launchOptions);
    const filler = new Filler({ device, line, office, random: new Random(seed), templates });
    try {
      const result = await drillRun(filler).catch((error: unknown) => {
        filler.wrong.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
        return null;
      });
      const { wrong, trace } = filler;
      if (RESULTS) await appendFile(RESULTS, `${JSON.stringify({ seed, wrong, ...result })}\n`);
      expect(wrong, `Seed ${seed}\n${trace.join('\n')}`).toEqual([]);
    } finally {
      await device.stop();
      await line.stop();
    }
  });
}
