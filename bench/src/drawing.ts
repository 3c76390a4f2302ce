import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser, type CDPSession, type Page } from 'playwright';
import { buildExcalidraw } from './drawing-peer.ts';
import { busyMs, byHand, HAND } from './drawing-hand.ts';
import { compile } from './compile.ts';
import { PAINTED, UNHELD } from './forms-fields.ts';
import { pageConfig, servePage } from './one-page.ts';
import { median, printTable } from './table.ts';

const RATES = [1, 4];
const STANDING = 1000;
/** Points of Excalidraw's long stroke: it draws the whole of it again with each. */
const LONG = { quick: 3_000, whole: 20_000 };
/** The product's stroke is always as long as this. */
const OWN_LONG = 20_000;
const SAMPLE = 150;
/** Moves that are measured together: collecting garbage falls into few of them. */
const TOGETHER = 10;
const ROUNDS = 7;

type Side = { name: string; title: string; url: string; points: number; movesEachFrame: number };
type Figures = { first: number; last: number; end: number; undo: number; zoom: number; heap: number; rss: number };

async function opened(browser: Browser, side: Side, count: number): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  page.on('pageerror', (error) => console.error(side.name, error.message));
  await page.addInitScript(PAINTED + HAND);
  await page.goto(side.url);
  await page.evaluate(openIn, [side.name, count] as const);
  await page.waitForSelector('canvas');
  // The product makes its canvas half a second after its dialog has opened.
  await page.waitForTimeout(1500);
  return page;
}

/** Runs in the page. */
async function openIn([name, count]: readonly [string, number]): Promise<void> {
  const place = document.createElement('main');
  document.body.append(place);
  const open: unknown = Reflect.get(Reflect.get(globalThis, 'drawing'), name);
  if (typeof open !== 'function') throw new Error(`There is no side ${name}`);
  await open(place, count);
}

type Opened = { page: Page; devtools: CDPSession; rate: number };

/** Work of the page's own thread for each of the next moves, the median of several. */
async function perMove({ page, devtools, rate }: Opened): Promise<number> {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  const costs: number[] = [];
  for (let at = 0; at < SAMPLE / TOGETHER; at += 1) {
    const before = await busyMs(devtools);
    await byHand(page, 'moves', TOGETHER);
    costs.push(((await busyMs(devtools)) - before) / TOGETHER);
  }
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return median(costs);
}

async function longStroke(on: Opened, side: Side): Promise<Pick<Figures, 'first' | 'last'>> {
  await byHand(on.page, 'begin');
  const first = await perMove(on);
  await byHand(on.page, 'rush', [side.points - 2 * SAMPLE, side.movesEachFrame]);
  const last = await perMove(on);
  return { first, last };
}

async function measured(browser: Browser, side: Side, rate: number): Promise<Figures> {
  const page = await opened(browser, side, STANDING);
  try {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Performance.enable');
    const slow = () => devtools.send('Emulation.setCPUThrottlingRate', { rate });
    await slow();
    const zooms: number[] = [];
    for (let at = 0; at < 2 * ROUNDS; at += 1)
      zooms.push(...(await byHand(page, 'zoom', at % 2 === 0 ? -40 : 40)).map(({ paint }) => paint));
    const { first, last } = await longStroke({ page, devtools, rate }, side);
    await slow();
    const end = (await byHand(page, 'end')).map(({ paint }) => paint);
    await page.waitForTimeout(500);
    const memory = await memoryOf(page, devtools);
    const undos: number[] = [];
    // The long stroke first, then those that stood before it, where a side can undo them.
    for (let at = 0; at < ROUNDS; at += 1) undos.push(...(await byHand(page, 'undo')).map(({ paint }) => paint));
    return { first, last, end: median(end), undo: undos[0] ?? 0, zoom: median(zooms), ...memory };
  } finally {
    await page.context().close();
  }
}

/** What scripts hold, and what the page's process holds; canvases are part of the second alone. */
async function memoryOf(page: Page, devtools: CDPSession): Promise<Pick<Figures, 'heap' | 'rss'>> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const heap = (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0) / 2 ** 20;
  return { heap, rss: await processMemory(page) };
}

async function processMemory(page: Page): Promise<number> {
  const browser = page.context().browser();
  if (!browser) return Number.NaN;
  const devtools = await browser.newBrowserCDPSession();
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
  await devtools.detach();
  const sizes = await Promise.all(
    processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => residentOf(id)),
  );
  return Math.max(...sizes);
}

/** In MB; NaN where the system does not tell. */
async function residentOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024;
}

async function sidesIn(scratch: string, isWhole: boolean): Promise<{ sides: Side[]; stop: () => void }> {
  const own = join(scratch, 'drawing-page');
  await compile(pageConfig(join(import.meta.dirname, 'drawing-page/page.tsx'), own, ['mf-library/node_modules']));
  const peer = join(scratch, 'drawing-excalidraw');
  await buildExcalidraw(peer);
  const [ours, theirs] = [await servePage(own), await servePage(peer)];
  const points = isWhole ? LONG.whole : LONG.quick;
  return {
    sides: [
      { name: 'ours', title: 'Fieldspan', url: ours.url, points: OWN_LONG, movesEachFrame: 50 },
      { name: 'nodes', title: 'all marks painted by react-konva', url: ours.url, points: OWN_LONG, movesEachFrame: 50 },
      // It hears one move in each frame.
      { name: 'excalidraw', title: 'Excalidraw', url: theirs.url, points, movesEachFrame: 1 },
    ],
    stop: () => [ours, theirs].forEach(({ server }) => server.close()),
  };
}

/** A long stroke over a thousand others, undoing and zooming, beside Excalidraw and beside nodes for all marks. */
export async function benchDrawing(scratch: string, executablePath: string, isWhole: boolean): Promise<void> {
  const { sides, stop } = await sidesIn(scratch, isWhole);
  const noSandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  try {
    for (const rate of RATES) {
      const rows: string[][] = [];
      for (const side of sides) {
        // A browser of its own: memory of the one before does not count.
        const browser = await chromium.launch({ executablePath, args: [...noSandbox, ...UNHELD] });
        rows.push(rowOf(side, await measured(browser, side, rate)));
        await browser.close();
      }
      const title = `${STANDING} strokes of 40 points stand, and a long one is drawn; ms, processor ${rate}x slower`;
      printTable(title, HEADER, rows);
    }
  } finally {
    stop();
  }
}

const HEADER = ['', 'points', 'move, first', 'move, last', 'pen up', 'undo', 'zoom', 'heap MB', 'process MB'];

function rowOf({ title, points }: Side, { first, last, end, undo, zoom, heap, rss }: Figures): string[] {
  const times = [first, last, end, undo, zoom].map((ms) => ms.toFixed(2));
  return [title, String(points), ...times, heap.toFixed(1), rss.toFixed(0)];
}
