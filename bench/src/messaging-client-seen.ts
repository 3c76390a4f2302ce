import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright';
import { type BenchThread, newestOf } from './messaging-client-threads.ts';
import { watchPage, type Watch } from './messaging-client-watch.ts';
import type { Person } from './messaging-client-person.ts';
import { slowDown } from './page-loads.ts';
import { printTable, quantile } from './table.ts';

/** Rounds that are not counted: connections, and code that runs for the first time. */
const WARM_UP = 3;
/** The pause between two messages, varied so that it does not align with any poll. */
const pauseMs = (n: number): number => 150 + ((Math.abs(n) * 7919) % 700);

type Seat = { page: Page; watch: Watch };

async function openThread({ context }: Person, thread: BenchThread, isSlow: boolean): Promise<Seat> {
  const page = await context.newPage();
  if (isSlow) await slowDown(page);
  const watch = await watchPage(page);
  const newest = watch.painted(newestOf(thread));
  await page.goto(thread.path);
  await newest;
  return { page, watch };
}

type Times = { own: number[]; other: number[] };

/** One person writes, and the other's browser shows the message. */
async function exchange(writer: Seat, reader: Seat, count: number): Promise<Times> {
  const times: Times = { own: [], other: [] };
  const box = writer.page.getByRole('textbox', { name: 'Message', exact: true });
  for (let n = 1 - WARM_UP; n <= count; n += 1) {
    const words = `Bench message ${Date.now()}:`;
    await box.fill(`${words} the crane comes at six`);
    const moments = [writer.watch.pressed(), writer.watch.painted(words), reader.watch.painted(words)] as const;
    await box.press('Enter');
    const [pressed, own, other] = await Promise.all(moments);
    if (n > 0) {
      times.own.push(own - pressed);
      times.other.push(other - pressed);
    }
    await sleep(pauseMs(n));
  }
  return times;
}

const shown = (name: string, times: readonly number[]): string[] => [
  name,
  ...[0.5, 0.95, 1].map((share) => quantile(times, share).toFixed(0)),
];

type Exchange = { talks: readonly [BenchThread, BenchThread]; count: number };

/** From the Enter key in one browser to the painted message in another, through the whole product. */
export async function benchSeen(one: Person, other: Person, { talks: [quick, slow], count }: Exchange): Promise<void> {
  const rows: string[][] = [];
  for (const { name, thread, isSlow } of [
    { name: 'this machine', thread: quick, isSlow: false },
    { name: 'Fast 4G, 4x slower processor, both', thread: slow, isSlow: true },
  ]) {
    const writer = await openThread(one, thread, isSlow);
    const reader = await openThread(other, thread, isSlow);
    const times = await exchange(writer, reader, count);
    rows.push(shown(`on one's own screen, ${name}`, times.own), shown(`on the other's, ${name}`, times.other));
    await Promise.all([writer.page.close(), reader.page.close()]);
  }
  const title = `From the Enter key to a painted message, two browsers, ${count} messages`;
  printTable(title, ['', 'p50 ms', 'p95 ms', 'worst ms'], rows);
}
