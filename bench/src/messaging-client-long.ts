import type { CDPSession, Page } from 'playwright';
import { type BenchThread, type BenchThreads, LONG, newestOf } from './messaging-client-threads.ts';
import { walkUp } from './messaging-client-walk.ts';
import { watchPage, type Watch } from './messaging-client-watch.ts';
import type { Person } from './messaging-client-person.ts';
import type { MessagingSizes } from './messaging-sizes.ts';
import { SLOWER } from './page-loads.ts';
import { median, printTable, quantile } from './table.ts';

type Seat = { page: Page; watch: Watch; devtools: CDPSession };

async function takeSeat({ context }: Person): Promise<Seat> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  return { page, watch: await watchPage(page), devtools };
}

/**
 * Opens a thread from the list beside another thread.
 * @returns ms until the newest message is painted
 */
async function openFromList({ page, watch }: Seat, thread: BenchThread): Promise<number> {
  const moments = [watch.pressed(), watch.painted(newestOf(thread))] as const;
  await page
    .getByRole('region', { name: 'Message threads' })
    .getByRole('link', { name: thread.subject, exact: true })
    .click();
  const [pressed, painted] = await Promise.all(moments);
  return painted - pressed;
}

type Openings = { first: number[]; again: number[] };

/**
 * Each round starts in a new document with only the other thread loaded, then opens the thread, the other one, and the
 * thread again.
 */
async function openings(seat: Seat, { of, from }: { of: BenchThread; from: BenchThread }, times: number) {
  const found: Openings = { first: [], again: [] };
  for (let n = 0; n < times; n += 1) {
    const standing = seat.watch.painted(newestOf(from));
    await seat.page.goto(from.path);
    await standing;
    found.first.push(await openFromList(seat, of));
    await openFromList(seat, from);
    found.again.push(await openFromList(seat, of));
  }
  return found;
}

async function benchOpening(person: Person, { short, long }: BenchThreads, times: number): Promise<void> {
  const rows: string[][] = [];
  for (const rate of [1, SLOWER]) {
    const seat = await takeSeat(person);
    await seat.devtools.send('Emulation.setCPUThrottlingRate', { rate });
    const where = rate === 1 ? 'this machine' : `${rate}x slower processor`;
    for (const [name, of, from] of [
      ['60 messages', short, long],
      [`${LONG.toLocaleString('en')} messages`, long, short],
    ] as const) {
      const { first, again } = await openings(seat, { of, from }, times);
      for (const [how, found] of [
        ['the first time', first],
        ['again', again],
      ] as const)
        rows.push([`${name}, ${how}, ${where}`, median(found).toFixed(0), quantile(found, 0.95).toFixed(0)]);
    }
    await seat.page.close();
  }
  printTable('Opening a thread out of the list, until its newest message is painted', ['', 'p50 ms', 'p95 ms'], rows);
}

/** DOM nodes and memory of the document. */
async function weigh(name: string, { page, devtools }: Seat): Promise<string[]> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const { nodes } = await devtools.send('Memory.getDOMCounters');
  const rows = await page.getByRole('region', { name: 'Messages', exact: true }).getByRole('listitem').count();
  return [name, String(rows), String(nodes), (usedSize / 1e6).toFixed(1)];
}

/** Jumps to the pinned message, far from everything that is loaded. */
async function jump({ page, watch }: Seat, { sought }: BenchThreads): Promise<{ ms: number; offPx: number }> {
  const moments = [watch.pressed(), watch.painted(sought.text)] as const;
  await page.getByRole('main').getByRole('button', { name: sought.text }).click();
  const [pressed, painted] = await Promise.all(moments);
  const offPx = await page.getByRole('region', { name: 'Messages', exact: true }).evaluate((scroller, text) => {
    const article = [...scroller.querySelectorAll('article')].find((one) => one.textContent.includes(text));
    const box = article?.getBoundingClientRect();
    const { top, height } = scroller.getBoundingClientRect();
    return box ? Math.abs(box.top + box.height / 2 - top - height / 2) : Number.NaN;
  }, sought.text);
  return { ms: painted - pressed, offPx };
}

async function benchReading(person: Person, threads: BenchThreads, pages: number): Promise<void> {
  const seat = await takeSeat(person);
  const standing = seat.watch.painted(newestOf(threads.long));
  await seat.page.goto(threads.long.path);
  await standing;
  const weights = [await weigh('just opened', seat)];
  const early = await walkUp(seat.page, Math.min(pages, 20));
  weights.push(await weigh(`${early.times.length} pages up`, seat));
  const late = await walkUp(seat.page, Math.max(0, pages - 20));
  if (late.times.length > 0) weights.push(await weigh(`${pages} pages up`, seat));
  const times = [...early.times, ...late.times];
  const { ms, offPx } = await jump(seat, threads);
  weights.push(await weigh('after a jump to 37 %', seat));
  await seat.page.close();
  const title = `A thread of ${LONG.toLocaleString('en')} messages`;
  printTable(title, ['', 'rows in document', 'nodes', 'heap MB'], weights);
  printTable(
    'Reading upwards in it',
    ['', 'p50 ms', 'p95 ms', 'moved at most px'],
    [
      [
        `a page of 50 more, ${times.length} times`,
        median(times).toFixed(0),
        quantile(times, 0.95).toFixed(0),
        Math.max(early.movedPx, late.movedPx).toFixed(2),
      ],
      ['jump to the pinned message, 37 % into it', ms.toFixed(0), '', `${offPx.toFixed(1)} off the middle`],
    ],
  );
}

/** Compares a thread of a hundred thousand messages with one of sixty. */
export async function benchLongThread(person: Person, threads: BenchThreads, sizes: MessagingSizes): Promise<void> {
  await benchOpening(person, threads, sizes.opened);
  await benchReading(person, threads, sizes.pages);
}
