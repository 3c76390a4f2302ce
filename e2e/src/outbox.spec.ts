import { readFile } from 'node:fs/promises';
import type { Page, Route } from '@playwright/test';
import { expect, openAs, test } from './person.ts';
import { outboxLine, readThread, startThread, writeMessage, writeMessages } from './thread.ts';

const SAVE = '**/api/Message/save';
const OFFLINE = 'Unable to contact the server... you appear to be offline, please check your network connection';

/** The server stores it, but the response is lost. */
async function loseAnswer(route: Route): Promise<void> {
  await route.fetch();
  await route.abort();
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log Out' }).click();
}

test(
  'a message whose tab was closed between sending and response is there once',
  { tag: '@two-servers' },
  async ({ page, context }) => {
    const { path } = await startThread(page, 'admin', 'Closed too soon');
    const arrived = Promise.withResolvers<void>();
    await page.route(SAVE, async (route) => {
      await route.fetch();
      arrived.resolve();
    });
    await writeMessage(page, 'Gate 4 is open');
    await arrived.promise;
    await page.close();

    const again = await context.newPage();
    await again.goto(path);
    await expect(outboxLine(again)).toHaveText(/^All sent/);
    expect(await readThread(again, path)).toEqual(['Gate 4 is open']);
  },
);

test(
  'ERR002 fifty messages written offline arrive once each and in order, though a third of the responses is lost',
  { tag: '@two-servers' },
  async ({ page, context, complaints }) => {
    test.setTimeout(180_000);
    const { path } = await startThread(page, 'admin', 'Long day');
    const texts = Array.from({ length: 50 }, (_, n) => `Reading ${n + 1}`);
    await context.setOffline(true);
    // It closes by itself after ten seconds, which fifty messages can take.
    const told = expect(page.getByText(OFFLINE, { exact: true })).toHaveCount(1);
    await writeMessages(page, texts);
    await expect(outboxLine(page)).toHaveText('50 waiting');
    await told;

    let tries = 0;
    await page.route(SAVE, async (route) => {
      tries += 1;
      await ((tries * 7) % 10 < 3 ? loseAnswer(route) : route.continue());
    });
    await context.setOffline(false);
    await expect(outboxLine(page)).toHaveText(/^All sent/, { timeout: 150_000 });
    expect(await readThread(page, path)).toEqual(texts);
    expect(tries).toBeGreaterThan(60);
    await expect(page.getByText(OFFLINE, { exact: true })).toHaveCount(0);
    complaints.length = 0;
  },
);

for (const hours of [-3, 3]) {
  test(`a device whose clock is ${hours} hours off sends in order and shows each message once`, async ({
    page,
    context,
    complaints,
  }) => {
    await page.clock.install({ time: Date.now() + hours * 3_600_000 });
    const { path } = await startThread(page, 'admin', `Off by ${hours}`);
    await context.setOffline(true);
    await writeMessages(page, ['one', 'two', 'three']);
    await context.setOffline(false);
    await expect(outboxLine(page)).toHaveText(/^All sent/);
    expect(await readThread(page, path)).toEqual(['one', 'two', 'three']);
    for (const text of ['one', 'two', 'three']) {
      await expect(page.getByRole('listitem').getByText(text, { exact: true })).toHaveCount(1);
    }
    complaints.length = 0;
  });
}

test('of two tabs one sends', { tag: '@two-servers' }, async ({ page, context, complaints }) => {
  const { path } = await startThread(page, 'admin', 'Two tabs');
  const second = await context.newPage();
  await second.goto(path);
  await expect(second.getByRole('textbox', { name: 'Message', exact: true })).toBeVisible();
  const sent: string[] = [];
  await context.route(SAVE, async (route) => {
    sent.push(/name="client_key"\s+(\S+)/.exec(route.request().postData() ?? '')?.[1] ?? '');
    await route.continue();
  });
  await context.setOffline(true);
  await writeMessages(page, ['a', 'b', 'c']);
  await writeMessages(second, ['d', 'e', 'f']);
  await expect(outboxLine(page)).toHaveText('6 waiting');
  sent.length = 0;
  await context.setOffline(false);
  await expect(outboxLine(page)).toHaveText(/^All sent/);
  await expect(outboxLine(second)).toHaveText(/^All sent/);
  expect(await readThread(page, path)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  expect(sent).toHaveLength(6);
  expect(new Set(sent).size).toBe(6);
  complaints.length = 0;
});

test('SESS012 unsent items are kept at log-out, seen and sent by nobody else, and sent at the next sign-in', async ({
  page,
  complaints,
}) => {
  const { path } = await startThread(page, 'admin', 'Kept for later');
  await page.route(SAVE, (route) => route.abort());
  await writeMessages(page, ['first', 'second']);
  await logOut(page);
  const question = page.getByRole('dialog', { name: '2 entries have not been sent' });
  await question.getByRole('button', { name: 'Keep for the next sign-in' }).click();
  await page.unroute(SAVE);

  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/Message/save')) sent.push(request.url());
  });
  await openAs(page, 'office', '/outbox');
  await expect(page.getByText('Nothing waits to be sent')).toBeVisible();
  await expect(outboxLine(page)).toHaveCount(0);
  await logOut(page);
  expect(sent).toEqual([]);

  await openAs(page, 'admin', path);
  await expect(outboxLine(page)).toHaveText(/^All sent/);
  expect(await readThread(page, path)).toEqual(['first', 'second']);
  complaints.length = 0;
});

test('a browser without storage says so, and the message is sent all the same', async ({ page }) => {
  await page.addInitScript(() => {
    IDBObjectStore.prototype.add = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  });
  const { path } = await startThread(page, 'admin', 'No room');
  await writeMessage(page, 'Still here');
  await expect(page.getByText(/This browser has no room to keep unsent work on this device/)).toBeVisible();
  await expect(outboxLine(page)).toHaveText(/^All sent/);
  expect(await readThread(page, path)).toEqual(['Still here']);
});

test(
  'a photo taken without a network is sent with its message',
  { tag: '@two-servers' },
  async ({ page, context, complaints }) => {
    await startThread(page, 'admin', 'Crack in the slab');
    await context.setOffline(true);
    await page.getByLabel('File to attach').setInputFiles({
      name: 'crack.png',
      mimeType: 'image/png',
      buffer: Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
        'base64',
      ),
    });
    await expect(page.getByText('goes with the message')).toBeVisible();
    await writeMessage(page, 'See grid C');
    await expect(outboxLine(page)).toHaveText('1 waiting');
    await context.setOffline(false);
    await expect(outboxLine(page)).toHaveText(/^All sent/);
    await expect(page.getByRole('listitem').filter({ hasText: 'See grid C' }).getByRole('img')).not.toHaveCount(0);
    complaints.length = 0;
  },
);

test('a refused item can be exported, discarded and sent again', { tag: '@two-servers' }, async ({ page }) => {
  const { path } = await startThread(page, 'admin', 'Refused');
  const refusal = { success: false, errors: ['The thread is busy.'], time: new Date().toISOString() };
  await page.route(SAVE, (route) => route.fulfill({ json: refusal }));
  await writeMessages(page, ['wrong', 'right']);
  await outboxLine(page).filter({ hasText: '2 could not be sent' }).click();
  await expect(page.getByText('Could not be sent. The thread is busy.')).toHaveCount(2);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const kept: { what: string; reason: string }[] = JSON.parse(await readFile(await (await download).path(), 'utf8'));
  expect(kept.map(({ what, reason }) => [what, reason])).toEqual([
    ['wrong', 'The thread is busy.'],
    ['right', 'The thread is busy.'],
  ]);

  await page.getByRole('button', { name: 'Discard' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await page.unroute(SAVE);
  await page.getByRole('button', { name: 'Retry all' }).click();
  await expect(page.getByText('Nothing waits to be sent')).toBeVisible();
  expect(await readThread(page, path)).toEqual(['right']);
});
