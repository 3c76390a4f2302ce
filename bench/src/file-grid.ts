import { createHash } from 'node:crypto';
import { link, mkdir, readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join } from 'node:path';
import type { Browser, Page } from 'playwright';
import * as v from 'valibot';
import { openDatabase, type Database } from '../../server/src/db/database.ts';
import { launch } from '../../server/src/db/launcher.ts';
import { openPool } from '../../server/src/db/pool.ts';
import { BareGrid, type Asked } from './files-page/bare-grid.ts';
import { benchBrowser, costOfSteps, watchedPage } from './page-work.ts';
import { SLOWER } from './page-loads.ts';
import { printTable, quantile } from './table.ts';

const FILES = 10_000;
const STEPS = 200;
/** About 7,000 px a second at 60 steps: as fast as a person flicks a wheel. */
const STEP_PX = 120;

/** A photo of the demo's company that has a small picture. */
const PHOTO = `
  select filename, thumb_filename from library_upload where tenant_id = 1 and thumb_filename is not null order by id limit 1`;
const PhotoSchema = v.object({
  rows: v.tuple([v.object({ filename: v.string(), thumb_filename: v.string() })]),
});

const UPLOADS = `
  with photo as (select * from library_upload where filename = $2),
    copy as (select n, md5('bench ' || n) as name from generate_series(1, $1::int) as n)
  insert into library_upload (tenant_id, slug, filename, original_filename, thumb_filename, type, bytes, width, height, created_by)
  select 1, 'bench-' || n, name || '.jpg', 'Bench photo ' || n || '.jpg', name || '.thumb.webp', photo.type, photo.bytes,
    photo.width, photo.height, photo.created_by
  from copy cross join photo`;

const FILED = `
  insert into library_file (tenant_id, slug, file_id, caption, created_by)
  select 1, 'bench-' || id, id, original_filename, created_by from library_upload where slug like 'bench-%'`;

/** Photos of the demo's company, each with a file and a small picture of its own. */
async function fill(db: Database, files: string): Promise<void> {
  await db.statement('set statement_timeout = 0; set session_replication_role = replica');
  const { filename, thumb_filename: thumb } = v.parse(PhotoSchema, await db.statement(PHOTO)).rows[0];
  await db.statement(UPLOADS, [FILES, filename]);
  await db.statement(FILED);
  await db.statement('vacuum analyze');
  const place = (name: string) => join(files, '1', name.slice(0, 2), name);
  for (let at = 1; at <= FILES; at += 1) {
    const name = createHash('md5').update(`bench ${at}`).digest('hex');
    await mkdir(dirname(place(name)), { recursive: true });
    await link(place(filename), place(`${name}.jpg`));
    await link(place(thumb), place(`${name}.thumb.webp`));
  }
}

function rowOf(name: string, costs: readonly number[]): string[] {
  const [middle, most95, most] = [quantile(costs, 0.5), quantile(costs, 0.95), Math.max(...costs)];
  const stutters = `${costs.filter((ms) => ms > 50).length} of ${costs.length}`;
  return [name, middle.toFixed(1), most95.toFixed(1), most.toFixed(1), stutters];
}

/** Every page reads ahead what its links lead to; that is no part of scrolling. */
const QUIET_MS = 20_000;
const SCREENS = [
  { name: 'laptop', width: 1440, height: 900 },
  { name: 'phone', width: 360, height: 800 },
];
const WAYS = [
  ['down, files come in', STEP_PX],
  ['up again', -STEP_PX],
  ['down again', STEP_PX],
] as const;

type Screen = (typeof SCREENS)[number];
type Bench = { browser: Browser; origin: string };

/** Puts the bare prototype in the place of the page. */
async function makeBare(page: Page, asked: Asked): Promise<void> {
  const source = await readFile(join(import.meta.dirname, 'files-page', 'bare-grid.ts'), 'utf8');
  const script = stripTypeScriptTypes(source).replaceAll('export ', '');
  await page.evaluate(`{ ${script}; new ${BareGrid.name}(${JSON.stringify(asked)}); }`);
  await page.locator('[data-tile="5"] a').waitFor();
}

/** Down through files that come in for the first time, up again, and down through what is at hand. */
async function costsOf({ browser, origin }: Bench, { name, ...size }: Screen, isBare: boolean) {
  const watched = await watchedPage(browser, origin);
  const { page, slower } = watched;
  await page.setViewportSize(size);
  const asking = page.waitForRequest((request) => request.url().includes('/LibraryFile/get'));
  await page.goto(`${origin}/library/files`);
  const asked = await asking;
  // A phone shows no more than ten.
  await page.getByRole('list', { name: 'Files' }).getByRole('listitem').nth(5).waitFor();
  await page.waitForTimeout(QUIET_MS);
  if (isBare) await makeBare(page, { url: asked.url(), key: (await asked.headerValue('api-key')) ?? '' });
  await page.mouse.move(size.width / 2, size.height - 200);
  await slower();
  const rows: string[][] = [];
  for (const [way, px] of WAYS) {
    const costs = await costOfSteps(watched, STEPS, () => page.mouse.wheel(0, px));
    rows.push(rowOf(`${name}${isBare ? ', bare prototype' : ''}: ${way}`, costs));
  }
  await page.context().close();
  return rows;
}

/** What a step of scrolling costs in a library of 10,000 files, shown as tiles, beside a bare prototype. */
export async function benchFileGrid(origin: string, dataDir: string, executablePath: string): Promise<void> {
  console.log(`Adding ${FILES.toLocaleString('en')} files …`);
  const { connection } = await launch(dataDir);
  const db = openDatabase(openPool(connection, 1, () => undefined));
  await fill(db, join(dataDir, 'files'));
  await db.close();
  const browser = await benchBrowser(executablePath);
  const rows: string[][] = [];
  try {
    for (const screen of SCREENS)
      for (const isBare of [false, true]) rows.push(...(await costsOf({ browser, origin }, screen, isBare)));
  } finally {
    await browser.close();
  }
  printTable(
    `${FILES.toLocaleString('en')} files as tiles: script, style and layout of ${STEPS} steps of ${STEP_PX} px, ${SLOWER}x slower processor`,
    ['', 'p50 ms', 'p95 ms', 'most ms', '> 50 ms'],
    rows,
  );
}
