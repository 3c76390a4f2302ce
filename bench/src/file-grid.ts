import { openDatabase, type Database } from '../../server/src/db/database.ts';
import { launch } from '../../server/src/db/launcher.ts';
import { openPool } from '../../server/src/db/pool.ts';
import { benchBrowser, costOfSteps, watchedPage } from './page-work.ts';
import { SLOWER } from './page-loads.ts';
import { printTable, quantile } from './table.ts';

const FILES = 10_000;
const STEPS = 300;
/** About 7,000 px a second at 60 steps: as fast as a person flicks a wheel. */
const STEP_PX = 120;

/** Photos of the demo's company, each with the small picture of one that it has. */
const UPLOADS = `
  with photo as (select * from library_upload where tenant_id = 1 and thumb_filename is not null order by id limit 1)
  insert into library_upload (tenant_id, slug, filename, original_filename, thumb_filename, type, bytes, width, height, created_by)
  select 1, 'bench-' || n, 'bench-' || n || '.jpg', 'Bench photo ' || n || '.jpg', photo.thumb_filename, photo.type, photo.bytes,
    photo.width, photo.height, photo.created_by
  from generate_series(1, $1::int) as n cross join photo`;

const FILED = `
  insert into library_file (tenant_id, slug, file_id, caption, created_by)
  select 1, 'bench-' || id, id, original_filename, created_by from library_upload where slug like 'bench-%'`;

async function fill(db: Database): Promise<void> {
  await db.statement('set statement_timeout = 0; set session_replication_role = replica');
  await db.statement(UPLOADS, [FILES]);
  await db.statement(FILED);
  await db.statement('vacuum analyze');
}

function rowOf(name: string, costs: readonly number[]): string[] {
  const [middle, most95, most] = [quantile(costs, 0.5), quantile(costs, 0.95), Math.max(...costs)];
  const stutters = `${costs.filter((ms) => ms > 50).length} of ${costs.length}`;
  return [name, middle.toFixed(1), most95.toFixed(1), most.toFixed(1), stutters];
}

/** What a step of scrolling costs in a library of 10,000 files, shown as tiles. */
export async function benchFileGrid(origin: string, dataDir: string, executablePath: string): Promise<void> {
  console.log(`Adding ${FILES.toLocaleString('en')} files …`);
  const { connection } = await launch(dataDir);
  const db = openDatabase(openPool(connection, 1, () => undefined));
  await fill(db);
  await db.close();
  const browser = await benchBrowser(executablePath);
  try {
    const watched = await watchedPage(browser, origin);
    const { page, slower } = watched;
    await page.goto(`${origin}/library/files`);
    await page.getByRole('list', { name: 'Files' }).getByRole('listitem').nth(10).waitFor();
    await page.mouse.move(720, 600);
    await slower();
    const down = await costOfSteps(watched, STEPS, () => page.mouse.wheel(0, STEP_PX));
    const up = await costOfSteps(watched, STEPS, () => page.mouse.wheel(0, -STEP_PX));
    const rows = [
      ['down, files come in', down],
      ['up again', up],
    ] as const;
    printTable(
      `${FILES.toLocaleString('en')} files as tiles: script, style and layout of ${STEPS} steps of ${STEP_PX} px, ${SLOWER}x slower processor`,
      ['', 'p50 ms', 'p95 ms', 'most ms', '> 50 ms'],
      rows.map(([name, costs]) => rowOf(name, costs)),
    );
  } finally {
    await browser.close();
  }
}
