import { expect, test } from '@playwright/test';
import { DRILLED } from './drilled-remotes.ts';
import { keptRows, tableOf } from './drill-rows.ts';
import { PLACES } from './faults.ts';

test('prints the table of the drill', async () => {
  const rows = await keptRows(test.info().project.outputDir.concat('/drill'));
  process.stdout.write(
    `\nWhat a failing file does, by remote and file (failure → how it came back):\n${tableOf(rows)}\n\n`,
  );
  expect(rows.length).toBeLessThanOrEqual(DRILLED.length * PLACES.length);
});
