import { randomBytes } from 'node:crypto';
import { appendFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { FaultyLine } from './forms-drill/faulty-line.ts';
import { Random } from './forms-drill/random.ts';
import { inOwnCompany } from './own-company.ts';
import { expect, test as base } from './person.ts';
import { outboxLine } from './thread.ts';
import { call } from './thread-api.ts';

/* Files of a crew over a line that is cut at random, in pages that die: each arrives, whole, and once. */

/** `pnpm drill:uploads` asks for more files. */
const FILES = Number(process.env['UPLOADS_DRILL_FILES'] ?? 24);
const SEED = Number(process.env['UPLOADS_DRILL_SEED'] ?? 1);
const RESULTS = process.env['UPLOADS_DRILL_RESULTS'];
/** Every so many files one is large enough to go in parts. */
const LARGE_EVERY = 12;
const SMALL_BYTES = 40_000;
const LARGE_BYTES = 9_000_000;

type Kit = { line: FaultyLine; context: BrowserContext; folder: string };

const test = base.extend<{ kit: Kit }>({
  kit: async ({ browser, baseURL }, use) => {
    const line = new FaultyLine(baseURL ?? '');
    const context = await browser.newContext({ baseURL: await line.start() });
    // Its offer to switch notifications on would be in the way.
    await context.addInitScript(() => {
      Object.defineProperty(Notification, 'permission', { get: () => 'denied', configurable: true });
    });
    const folder = await mkdtemp(join(tmpdir(), 'uploads-drill-'));
    await use({ line, context, folder });
    await context.close();
    await line.stop();
    await rm(folder, { recursive: true, force: true });
  },
});

type Made = { name: string; path: string; bytes: number };

/** Documents that are all different and that compression cannot make smaller. */
async function makeFiles(folder: string, count: number, mark: string): Promise<Made[]> {
  const made: Made[] = [];
  for (let at = 1; at <= count; at += 1) {
    const name = `${mark} ${at}.pdf`;
    const path = join(folder, name);
    const bytes = Buffer.concat([
      Buffer.from('%PDF-1.7\n'),
      randomBytes(at % LARGE_EVERY === 0 ? LARGE_BYTES : SMALL_BYTES),
    ]);
    await writeFile(path, bytes);
    made.push({ name, path, bytes: bytes.length });
  }
  return made;
}

async function choose(page: Page, files: readonly Made[]): Promise<void> {
  await page.goto('/library/files');
  await page.getByRole('button', { name: 'Upload files' }).first().click();
  await expect(page.getByRole('button', { name: 'Choose files' })).toBeVisible();
  await page.getByLabel('Files to upload').setInputFiles(files.map(({ path }) => path));
}

type Stored = { file_id: number; LibraryUpload: { original_filename: string; bytes: number } };

/** What the library has of these files, by name. */
async function storedOf(page: Page, mark: string): Promise<Map<string, number[]>> {
  const found = new Map<string, number[]>();
  const filters = encodeURIComponent(JSON.stringify({ 'LibraryUpload.original_filename': { like: mark } }));
  const include = encodeURIComponent(JSON.stringify({ LibraryUpload: ['original_filename', 'bytes'] }));
  for (let at = 1; ; at += 1) {
    const path = `LibraryFile/get?filters=${filters}&include=${include}&limit=200&page=${at}`;
    const rows: Stored[] = await call(page, path);
    for (const { LibraryUpload: file } of rows)
      found.set(file.original_filename, [...(found.get(file.original_filename) ?? []), file.bytes]);
    if (rows.length < 200) return found;
  }
}

function wrongs(files: readonly Made[], stored: ReadonlyMap<string, readonly number[]>): string[] {
  return files.flatMap(({ name, bytes }) => {
    const found = stored.get(name) ?? [];
    if (found.length === 0) return [`${name} is lost`];
    if (found.length > 1) return [`${name} is stored ${found.length} times`];
    return found[0] === bytes ? [] : [`${name} has ${found[0]} of ${bytes} bytes`];
  });
}

const FATES = ['LibraryUpload/save', 'LibraryUpload/finish', 'LibraryFile/save'] as const;

type Faults = { cuts: number; unheard: number; deaths: number };

/** Until everything is sent: cuts the line, loses answers, closes the page in the middle and opens another. */
async function harass({ line, context }: Kit, page: Page, random: Random): Promise<{ page: Page; faults: Faults }> {
  const faults: Faults = { cuts: 0, unheard: 0, deaths: 0 };
  let shown = page;
  for (;;) {
    await shown.waitForTimeout(200 + random.below(1800));
    if (
      (
        await outboxLine(shown)
          .textContent()
          .catch(() => '')
      )?.startsWith('All sent')
    )
      return { page: shown, faults };
    if (random.chance(30)) {
      line.fates.push({ call: random.pick(FATES), fate: 'unheard' });
      faults.unheard += 1;
      continue;
    }
    line.cut();
    faults.cuts += 1;
    await shown.waitForTimeout(random.below(600));
    line.isDown = false;
    if (!random.chance(20)) continue;
    await shown.close();
    shown = await context.newPage();
    await shown.goto('/library/files');
    faults.deaths += 1;
  }
}

test(`${FILES} files over a line that is cut at random arrive, each whole and once`, async ({
  kit,
  request,
  complaints,
}) => {
  test.setTimeout(60_000 + FILES * 1000);
  const files = await makeFiles(kit.folder, FILES, `Drill ${SEED}`);
  const first = await kit.context.newPage();
  await inOwnCompany(first, request);
  await choose(first, files);
  await expect(outboxLine(first)).toHaveText(/waiting|Sending/);
  // Who closes the page before that was asked not to.
  await expect(first.getByText('Do not close this page yet')).toBeHidden({ timeout: 30_000 + FILES * 100 });
  const began = performance.now();
  const { page, faults } = await harass(kit, first, new Random(SEED));
  kit.line.heal();
  const wrong = wrongs(files, await storedOf(page, `Drill ${SEED} `));
  if (RESULTS) {
    const seconds = Math.round((performance.now() - began) / 1000);
    await appendFile(RESULTS, `${JSON.stringify({ files: files.length, seconds, ...faults, wrong })}\n`);
  }
  expect(wrong).toEqual([]);
  complaints.length = 0;
});

test('the grid is read at most five times while many files arrive, and says how many of all are stored', async ({
  kit,
  request,
}) => {
  test.setTimeout(60_000 + FILES * 1000);
  const files = await makeFiles(kit.folder, FILES, 'Calm');
  const page = await kit.context.newPage();
  await inOwnCompany(page, request);
  await choose(page, files);
  let reads = 0;
  page.on('request', (asked) => {
    if (asked.url().includes('/api/LibraryFile/get')) reads += 1;
  });
  await expect(page.getByText(`of ${FILES} stored`)).toBeVisible();
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByText('Paused. The files stay on this device.')).toBeVisible();
  await expect(page.getByText('Do not close this page yet')).toBeHidden({ timeout: 30_000 + FILES * 100 });
  await page.reload();
  await expect(page.getByText(`of ${FILES} stored`)).toBeVisible();
  reads = 0;
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(outboxLine(page)).toHaveText(/^All sent/, { timeout: 30_000 + FILES * 500 });
  await expect(page.getByText(`of ${FILES} stored`)).toBeHidden();
  expect(reads).toBeLessThanOrEqual(5);
  expect(wrongs(files, await storedOf(page, 'Calm '))).toEqual([]);
});
