import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { startLine, type Line } from './broken-line.ts';
import { expect, test as base } from './person.ts';
import { outboxLine, readThread, startThread, writeMessage } from './thread.ts';
import { call } from './thread-api.ts';

/* The network goes away in the middle of a file, at a fixed byte, so that every run is the same. */

const FILE_BYTES = 600 * 1024;

const test = base.extend<{ line: Line }>({
  line: async ({ baseURL }, use) => {
    const line = await startLine(baseURL ?? '');
    await use(line);
    await line.stop();
  },
  page: async ({ browser, line }, use) => {
    const context = await browser.newContext({ baseURL: line.url });
    await use(await context.newPage());
    await context.close();
  },
});

/** A document that compression cannot make smaller. */
const survey = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(FILE_BYTES)]),
});

const stored = (page: Page, name: string): Promise<{ id: number }[]> =>
  call(page, `LibraryUpload/get?filters=${encodeURIComponent(JSON.stringify({ original_filename: name }))}`);

const files = (page: Page) => page.getByRole('list', { name: 'Files that go with the message' });

test('airplane mode at 40 % of an upload: the file waits in the box, is sent with its message, and is stored once', async ({
  page,
  line,
  complaints,
}) => {
  const { path } = await startThread(page, 'admin', 'Lift shaft');
  const name = `survey-${Date.now()}.pdf`;
  const lost = line.loseUploadAt(0.4);
  await page.getByLabel('File to attach').setInputFiles(survey(name));
  await lost;
  await page.context().setOffline(true);
  await expect(files(page).getByText('goes with the message')).toBeVisible();
  await writeMessage(page, 'The survey');
  await expect(outboxLine(page)).toHaveText('1 waiting');
  expect(line.uploads()).toBe(1);

  line.restore();
  await page.context().setOffline(false);
  await expect(outboxLine(page)).toHaveText(/^All sent/);
  await expect(page.getByRole('article').filter({ hasText: 'The survey' }).getByText(name)).toBeVisible();
  expect(await readThread(page, path)).toEqual(['The survey']);
  expect(await stored(page, name)).toHaveLength(1);
  expect(line.uploads()).toBe(2);
  complaints.length = 0;
});

test('a tab closed in airplane mode at 40 % of an upload that the outbox sends: another tab continues', async ({
  page,
  line,
  complaints,
}) => {
  const { path } = await startThread(page, 'admin', 'Roof hatch');
  const name = `survey-${Date.now()}.pdf`;
  await page.context().setOffline(true);
  await page.getByLabel('File to attach').setInputFiles(survey(name));
  await expect(files(page).getByText('goes with the message')).toBeVisible();
  await writeMessage(page, 'The hatch');
  await writeMessage(page, 'And what is behind it');
  await expect(outboxLine(page)).toHaveText('2 waiting');
  const lost = line.loseUploadAt(0.4);
  await page.context().setOffline(false);
  await lost;
  await page.close();

  line.restore();
  const again = await page.context().newPage();
  await again.goto(path);
  await expect(outboxLine(again)).toHaveText(/^All sent/);
  expect(await readThread(again, path)).toEqual(['The hatch', 'And what is behind it']);
  expect(await stored(again, name)).toHaveLength(1);
  complaints.length = 0;
});

test('airplane mode between an upload and its message: the job resumes at the message, and the file is uploaded once', async ({
  page,
  line,
  complaints,
}) => {
  const { path } = await startThread(page, 'admin', 'Pump room');
  const name = `survey-${Date.now()}.pdf`;
  await page.context().setOffline(true);
  await page.getByLabel('File to attach').setInputFiles(survey(name));
  await expect(files(page).getByText('goes with the message')).toBeVisible();
  await writeMessage(page, 'The pump');
  const lost = line.loseCall('Message/save');
  await page.context().setOffline(false);
  await lost;
  await page.close();

  line.restore();
  const again = await page.context().newPage();
  await again.goto(path);
  await expect(outboxLine(again)).toHaveText(/^All sent/);
  expect(await readThread(again, path)).toEqual(['The pump']);
  await expect(again.getByRole('article').filter({ hasText: 'The pump' }).getByText(name)).toBeVisible();
  expect(line.uploads()).toBe(1);
  expect(await stored(again, name)).toHaveLength(1);
  complaints.length = 0;
});
