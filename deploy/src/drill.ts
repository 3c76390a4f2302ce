import { crashDrill, drillLines } from './drill/crash-drill.ts';
import { startDrillProduct } from './drill/drill-product.ts';

/** `pnpm drill crash [kills]`: kills servers under load and reports what was lost. */
const [what, kills = '100'] = process.argv.slice(2);
/**
 * Each server runs healthily for a while between kills, so that the restart back-off of a crashing server is not
 * measured.
 */
const APART_MS = 2500;
const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

if (what !== 'crash' || !/^[1-9]\d{0,3}$/.test(kills)) {
  say('pnpm drill crash [kills]: kills the servers under load, 100 times, and says what was lost.');
  process.exitCode = 2;
} else {
  const product = await startDrillProduct();
  try {
    const drill = await crashDrill(product, { kills: Number(kills), apartMs: APART_MS, say });
    for (const line of drillLines(drill)) say(line);
    const isWhole = drill.lost === 0 && drill.doubled === 0 && drill.failed.length === 0;
    process.exitCode = isWhole ? 0 : 1;
  } finally {
    await product.stop();
  }
}
