import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { EnvelopeSchema } from '@fieldspan/contract/envelope';
import type { Page } from 'playwright';
import * as v from 'valibot';
import { densePlan } from './dense-plan.ts';
import { benchBrowser, costOfSteps, watchedPage } from './page-work.ts';
import { SLOWER } from './page-loads.ts';
import { signedInHeaders } from './signed-in.ts';
import { printTable, quantile } from './table.ts';

const STEPS = 200;
const STEP_PX = 24;
const LOOK_MS = 500;
/** No other tile comes for so long. */
const STILL_MS = 3000;
/** At 400 % the middle of an A0 sheet, and the whole sheet. */
const LOOKS = [
  { name: 'at 400 %', look: '0.5,0.5,400' },
  { name: 'the whole sheet', look: null },
];

type Api = (call: string, values: Readonly<Record<string, string | Blob>>) => Promise<unknown>;

const Saved = v.object({ record_id: v.number() });
const Uploaded = v.object({ id: v.number() });
const Sheets = v.array(v.object({ id: v.number(), slug: v.string() }));
const State = v.object({ state: v.string() });

async function answerOf(response: Response): Promise<unknown> {
  const { success, errors, data } = v.parse(EnvelopeSchema, await response.json());
  if (!success) throw new Error(errors.join(' '));
  return data;
}

async function apiOf(origin: string): Promise<{ post: Api; get: (path: string) => Promise<unknown> }> {
  const headers = await signedInHeaders(origin);
  return {
    get: async (path) => answerOf(await fetch(`${origin}/api/${path}`, { headers })),
    post: async (call, values) => {
      const body = new FormData();
      for (const [name, value] of Object.entries(values)) body.set(name, value);
      return answerOf(await fetch(`${origin}/api/${call}`, { method: 'POST', headers, body }));
    },
  };
}

/** @returns the slug of a published A0 sheet with many lines on it */
async function publishedSheet(origin: string): Promise<string> {
  const { post, get } = await apiOf(origin);
  const { record_id: jobId } = v.parse(Saved, await post('Job/save', { job_name: 'Bench tower', job_num: 'B-1' }));
  const pdf = new File([densePlan()], 'Tower.pdf', { type: 'application/pdf' });
  const upload = v.parse(Uploaded, await post('LibraryUpload/save', { client_key: randomUUID(), file: pdf }));
  const set = { job_id: String(jobId), file_id: String(upload.id), name: 'Tower', issued_on: '2026-11-27' };
  const { record_id: setId } = v.parse(Saved, await post('PlanSet/save', { ...set, client_key: randomUUID() }));
  while (v.parse(State, await get(`PlanSet/find/${setId}`)).state !== 'ready') await wait(LOOK_MS);
  const filters = encodeURIComponent(JSON.stringify({ set_id: setId }));
  const [sheet] = v.parse(Sheets, await get(`PlanSheet/get?filters=${filters}`));
  if (!sheet) throw new Error('The set has no sheet');
  await post('PlanSheet/save', { id: String(sheet.id), number: 'A-101' });
  await post('PlanSet/publish', { id: String(setId) });
  return sheet.slug;
}

/** Until all tiles that are looked at are there. */
async function untilPainted(page: Page): Promise<void> {
  const tiles = page.getByRole('application', { name: 'Sheet A-101' }).locator('canvas');
  // The whole sheet is the first tile, and this wide.
  await page.locator('canvas[width="1024"]').waitFor();
  let [count, since] = [0, Date.now()];
  while (Date.now() - since < STILL_MS) {
    const now = await tiles.count();
    if (now !== count) [count, since] = [now, Date.now()];
    await wait(LOOK_MS / 5);
  }
}

/** What a step of moving a large sheet costs the page; the tiles are painted by workers. */
export async function benchPlans(origin: string, executablePath: string): Promise<void> {
  const slug = await publishedSheet(origin);
  const browser = await benchBrowser(executablePath);
  const rows: string[][] = [];
  try {
    for (const { name, look } of LOOKS) {
      const watched = await watchedPage(browser, origin);
      const { page, slower } = watched;
      await page.goto(`${origin}/library/plan/${slug}${look === null ? '' : `?at=${look}`}`);
      await page.getByRole('application', { name: 'Sheet A-101' }).locator('canvas').first().waitFor();
      await untilPainted(page);
      await slower();
      let at = { x: 900, y: 700 };
      await page.mouse.move(at.x, at.y);
      await page.mouse.down();
      const costs = await costOfSteps(watched, STEPS, async () => {
        // There and back, so that the hand stays over the sheet.
        at = { x: at.x, y: at.y < 250 ? 700 : at.y - STEP_PX };
        await page.mouse.move(at.x, at.y);
      });
      await page.mouse.up();
      rows.push([name, ...[0.5, 0.95, 1].map((share) => quantile(costs, share).toFixed(1))]);
      await page.context().close();
    }
  } finally {
    await browser.close();
  }
  printTable(
    `An A0 sheet with 60,000 lines: script, style and layout of ${STEPS} steps of a pan, ${SLOWER}x slower processor`,
    ['', 'p50 ms', 'p95 ms', 'most ms'],
    rows,
  );
}
