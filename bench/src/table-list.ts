import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { compile } from './compile.ts';
import { pageConfig, servePage } from './one-page.ts';
import { median, printTable, quantile } from './table.ts';
import type { Kind, TableBench } from './table-page/page.tsx';

const MANY = 100_000;
const PLAIN = 2000;
const ROUNDS = 9;
/** About 14,000 px a second: faster than a person reads, as fast as a person flicks. */
const SCROLL = { stepPx: 240, frames: 240 };
/** A frame that visibly stutters: two frames of a 60 Hz screen. */
const LONG_MS = 32;

/** Calls the page's bench; `evaluate` cannot see its types. */
async function ask<K extends keyof TableBench>(
  page: Page,
  name: K,
  parts: Parameters<TableBench[K]>,
): Promise<Awaited<ReturnType<TableBench[K]>>> {
  return page.evaluate(
    ([method, given]) => {
      const bench: unknown = Reflect.get(globalThis, 'bench');
      if (typeof bench !== 'object' || bench === null) throw new Error('The page has no bench');
      return Reflect.apply(Reflect.get(bench, method), bench, given);
    },
    [name, parts] as const,
  );
}

type Case = { name: string; kind: Kind; count: number };

const CASES: readonly Case[] = [
  { name: `table list, ${MANY.toLocaleString('en')} rows`, kind: 'list', count: MANY },
  { name: `table list, ${PLAIN.toLocaleString('en')} rows`, kind: 'list', count: PLAIN },
  { name: 'nothing, as high', kind: 'blank', count: MANY },
  { name: `plain table, ${PLAIN.toLocaleString('en')} rows`, kind: 'plain', count: PLAIN },
];

type Figures = { mounts: number[]; texts: number[]; numbers: number[]; frames: number[]; work: number[] };

/**
 * One round of one case, added to its figures.
 * @returns how many rows were in the document
 */
async function round(page: Page, { kind, count }: Case, figures: Figures): Promise<number> {
  figures.mounts.push(await ask(page, 'mount', [kind, count]));
  figures.texts.push(await ask(page, 'sort', ['Title']));
  figures.numbers.push(await ask(page, 'sort', ['Amount']));
  const { frames, work } = await ask(page, 'scroll', [SCROLL.stepPx, SCROLL.frames]);
  figures.frames.push(...frames);
  figures.work.push(...work);
  return page.locator('tbody tr[data-index]').count();
}

function rowOf(name: string, inDocument: number, { mounts, texts, numbers, frames, work }: Figures): string[] {
  const long = frames.filter((ms) => ms > LONG_MS).length;
  const shown = [
    median(mounts),
    median(texts),
    median(numbers),
    median(work),
    quantile(work, 0.99),
    quantile(frames, 0.99),
  ];
  return [name, String(inDocument), ...shown.map((ms) => ms.toFixed(1)), `${long} of ${frames.length}`];
}

/** Measures tables of many rows in a real browser, and the same engine without virtual rows. */
export async function benchTable(scratch: string, executablePath: string): Promise<void> {
  const folder = join(scratch, 'table-page');
  const entry = join(import.meta.dirname, 'table-page/page.tsx');
  await compile(pageConfig(entry, folder, ['shared/ui/node_modules']));
  const { server, url } = await servePage(folder);
  const noSandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath, args: noSandbox });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    page.on('pageerror', (error) => console.error(error));
    await page.goto(url);
    const sides = CASES.map((each) => {
      const figures: Figures = { mounts: [], texts: [], numbers: [], frames: [], work: [] };
      return { each, figures, inDocument: 0 };
    });
    // In turn, so that all are affected alike by whatever else the machine does.
    for (let at = 0; at < ROUNDS; at += 1) {
      for (const side of sides) side.inDocument = await round(page, side.each, side.figures);
    }
    const rows = sides.map(({ each, figures, inDocument }) => rowOf(each.name, inDocument, figures));
    const header = [
      '',
      'in document',
      'mount ms',
      'sort text ms',
      'sort number ms',
      'work p50 ms',
      'work p99 ms',
      'frame p99 ms',
      '> 32 ms',
    ];
    printTable(`Tables, median of ${ROUNDS}, frames while ${SCROLL.stepPx} px scroll by in each`, header, rows);
  } finally {
    await browser.close();
    server.close();
  }
}
