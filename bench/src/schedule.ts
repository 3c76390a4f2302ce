import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { EnvelopeSchema } from '@fieldspan/contract/envelope';
import type { Browser, Page } from 'playwright';
import * as v from 'valibot';
import { openDatabase } from '../../server/src/db/database.ts';
import { launch } from '../../server/src/db/launcher.ts';
import { openPool } from '../../server/src/db/pool.ts';
import type { RunningProduct } from '../../scripts/running-product.ts';
import { servePage } from './one-page.ts';
import { benchBrowser, costOfSteps, watchedPage } from './page-work.ts';
import type { Watched } from './page-work.ts';
import { SLOWER } from './page-loads.ts';
import { buildEventCalendar, PEER_NAME } from './schedule-peer.ts';
import { signedInHeaders } from './signed-in.ts';
import { printTable, quantile } from './table.ts';

const PEOPLE = 200;
const VISITS = 5000;
const DAYS = 14;
/** A Monday on which the demo has nothing. */
const FROM = '2031-05-05';
const STEPS = { quick: 60, whole: 600 };
const DRAG_STEPS = { quick: 40, whole: 200 };
const QUIET_MS = 5000;

/** So many that the demo's technicians and these are as many as are measured. */
const ADD_PEOPLE = `
  with few as (select $1::int - count(*)::int as missing from user_company_setting s
      join user_permission p on p.tenant_id = 1 and p.user_id = s.user_id and p.is_inactive = 0
      where s.tenant_id = 1 and s.is_service_tech = 1),
    added as (insert into "user" (tenant_id, slug, email, first_name, last_name)
      select 1, 'bench-' || n, 'bench-' || n || '@bench.test', 'Person', n::text from few, generate_series(1, few.missing) n returning id),
    employed as (insert into user_permission (tenant_id, user_id, role_type, invite_accepted) select 1, id, 'Basic', 1 from added)
  insert into user_company_setting (tenant_id, user_id, is_service_tech) select 1, id, 1 from added`;

/** From seven to seventeen, of three quarters of an hour to three hours, two a day for most, as they fall. */
const ADD_VISITS = `
  with techs as (select s.user_id, row_number() over (order by s.user_id) - 1 as at from user_company_setting s
      join user_permission p on p.tenant_id = 1 and p.user_id = s.user_id and p.is_inactive = 0
      where s.tenant_id = 1 and s.is_service_tech = 1),
    calls as (select id, row_number() over (order by id) - 1 as at, count(*) over () as count from service where tenant_id = 1),
    made as (select n, $2::date + (n / $3::int % ${DAYS}) + time '07:00' + interval '15 minutes' * (n * 7 % 36) as starts,
      45 + 15 * (n % 10) as minutes from generate_series(0, $1::int - 1) n)
  insert into visit (tenant_id, slug, service_id, lead_id, starts_at, ends_at, duration_min, state)
  select 1, 'bench-' || n, calls.id, techs.user_id, starts at time zone 'UTC',
    (starts + interval '1 minute' * minutes) at time zone 'UTC', minutes, 'published'
  from made join techs on techs.at = n % $3::int join calls on calls.at = n % calls.count`;

async function fill(dataDir: string): Promise<void> {
  const { connection } = await launch(dataDir);
  const db = openDatabase(openPool(connection, 1, () => undefined));
  await db.statement('set statement_timeout = 0; set session_replication_role = replica');
  await db.statement(ADD_PEOPLE, [PEOPLE]);
  await db.statement(ADD_VISITS, [VISITS, FROM, PEOPLE]);
  await db.statement('vacuum analyze');
  await db.close();
}

const ScheduleSchema = v.object({
  people: v.array(
    v.object({
      id: v.number(),
      first_name: v.nullable(v.string()),
      last_name: v.nullable(v.string()),
      is_service_tech: v.number(),
    }),
  ),
  visits: v.array(
    v.object({
      id: v.number(),
      lead_id: v.nullable(v.number()),
      starts_at: v.nullable(v.string()),
      ends_at: v.nullable(v.string()),
      name: v.string(),
    }),
  ),
});
type Known = { people: { id: number; title: string }[]; visits: object[] };

/** What the board has, for the other one to show. */
async function known(origin: string): Promise<Known> {
  const until = new Date(Date.parse(FROM) + DAYS * 86_400_000).toISOString();
  const query = new URLSearchParams({ from: new Date(FROM).toISOString(), until });
  const response = await fetch(`${origin}/api/Schedule/get?${query}`, { headers: await signedInHeaders(origin) });
  const { people, visits } = v.parse(ScheduleSchema, v.parse(EnvelopeSchema, await response.json()).data);
  const technicians = people.filter((person) => person.is_service_tech === 1);
  return {
    people: technicians.map(({ id, first_name, last_name }) => ({ id, title: `${first_name} ${last_name}` })),
    visits: visits.flatMap(({ id, lead_id: lead, starts_at: starts, ends_at: ends, name }) =>
      lead === null || starts === null || ends === null ? [] : [{ id, lead, starts, ends, title: name }],
    ),
  };
}

type Side = { name: string; open: (browser: Browser) => Promise<Watched>; box: string; bars: string };

/** Ours, in the whole product. */
const own = (origin: string): Side => ({
  name: 'Fieldspan',
  box: '[role="grid"]',
  bars: '[data-visit]',
  async open(browser) {
    const watched = await watchedPage(browser, origin);
    await watched.page.goto(`${origin}/schedule/fortnight/${FROM}`);
    await watched.page.locator('[data-visit]').first().waitFor();
    return watched;
  },
});

const peer = (url: string, data: Known): Side => ({
  name: PEER_NAME,
  box: '.ec-main, .ec-body',
  bars: '.ec-event',
  async open(browser) {
    const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Performance.enable');
    await page.goto(url);
    await page.evaluate(
      (all) => {
        const show: unknown = Reflect.get(globalThis, 'showSchedule');
        if (typeof show === 'function') show(all);
      },
      { from: FROM, ...data },
    );
    await page.locator('.ec-event').first().waitFor();
    return { page, devtools, slower: () => devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER }) };
  },
});

function rowOf(name: string, costs: readonly number[]): string[] {
  const figures = [quantile(costs, 0.5), quantile(costs, 0.95), Math.max(...costs)].map((ms) => ms.toFixed(1));
  return [name, ...figures, `${costs.filter((ms) => ms > 50).length} of ${costs.length}`];
}

/** Down and up by rows, then across by hours, and a visit taken over the board by hand. */
async function walk(side: Side, browser: Browser, isWhole: boolean): Promise<string[][]> {
  const watched = await side.open(browser);
  const { page, slower } = watched;
  await page.waitForTimeout(QUIET_MS);
  const bars = await page.locator(side.bars).count();
  const centre = await centreOf(page, side);
  await slower();
  await page.mouse.move(centre.x, centre.y);
  const half = (isWhole ? STEPS.whole : STEPS.quick) / 2;
  const wheel = (x: number, y: number) => (at: { count: number }) => {
    at.count += 1;
    const sign = at.count > half / 2 ? -1 : 1;
    return page.mouse.wheel(sign * x, sign * y);
  };
  const scrolled = async (x: number, y: number) => {
    const [at, step] = [{ count: 0 }, wheel(x, y)];
    return costOfSteps(watched, half, () => step(at));
  };
  const down = await scrolled(0, 120);
  const across = await scrolled(120, 0);
  const dragged = await drag(watched, side, isWhole);
  await page.context().close();
  return [
    rowOf(`${side.name}: up and down (${bars} bars in the page)`, down),
    rowOf(`${side.name}: across`, across),
    rowOf(`${side.name}: a visit dragged`, dragged),
  ];
}

async function centreOf(page: Page, { box }: Side): Promise<{ x: number; y: number }> {
  const place = await page.locator(box).first().boundingBox();
  if (!place) throw new Error('The board is not drawn.');
  return { x: Math.min(900, place.x + place.width / 2), y: 550 };
}

async function drag(watched: Watched, side: Side, isWhole: boolean): Promise<number[]> {
  const { page } = watched;
  const seen = page.locator(side.bars).filter({ visible: true });
  const boxes = await seen.evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect().toJSON()));
  const bar = boxes.find(({ x, y, width }) => x > 500 && x + width < 1000 && y > 300 && y < 700);
  if (!bar) throw new Error('No bar is in the middle of the board.');
  let at = { x: bar.x + 12, y: bar.y + bar.height / 2 };
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  let sign = 1;
  const costs = await costOfSteps(watched, isWhole ? DRAG_STEPS.whole : DRAG_STEPS.quick, async () => {
    if (at.y > 720 || at.y < 300) sign = -sign;
    at = { x: at.x + 3 * sign, y: at.y + 12 * sign };
    await page.mouse.move(at.x, at.y);
  });
  // Back where it was, so that nothing is changed.
  await page.keyboard.press('Escape');
  await page.mouse.up();
  return costs;
}

/** What a step of scrolling and dragging costs on a board of 200 people, 14 days and 5,000 visits, here and there. */
export async function benchSchedule(
  { url: origin, dataDir }: RunningProduct,
  { scratch, executablePath, isWhole }: { scratch: string; executablePath: string; isWhole: boolean },
): Promise<void> {
  console.log(`Adding ${VISITS.toLocaleString('en')} visits …`);
  await fill(dataDir);
  const folder = join(scratch, 'event-calendar');
  await mkdir(folder, { recursive: true });
  await buildEventCalendar(folder);
  const { url, server } = await servePage(folder);
  const browser = await benchBrowser(executablePath);
  const rows: string[][] = [];
  try {
    const data = await known(origin);
    for (const side of [own(origin), peer(url, data)]) rows.push(...(await walk(side, browser, isWhole)));
    printTable(
      `${data.people.length} people, ${DAYS} days, ${data.visits.length.toLocaleString('en')} visits: script, style and layout of a step, ${SLOWER}x slower processor`,
      ['', 'p50 ms', 'p95 ms', 'most ms', '> 50 ms'],
      rows,
    );
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}
