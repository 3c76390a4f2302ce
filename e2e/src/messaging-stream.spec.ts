import type { Page } from '@playwright/test';
import { expect, openAs, test } from './person.ts';
import { startThread, writeMessage } from './thread.ts';
import { call } from './thread-api.ts';
import { showHistory } from './long-history.ts';

const box = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true });
const stream = (page: Page) => page.getByRole('region', { name: 'Messages', exact: true });

/**
 * Reads this many pages upwards.
 * @returns the most that a visible message moved meanwhile, in px, and the most rows at a time
 */
async function readUpwards(page: Page, pages: number): Promise<{ moved: number; rows: number }> {
  return stream(page).evaluate(async (scroller, count) => {
    const firstId = () => scroller.querySelector('article')?.dataset['message'];
    let moved = 0;
    let rows = 0;
    for (let n = 0; n < count; n += 1) {
      scroller.scrollTop = 600;
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      const middle = scroller.getBoundingClientRect().top + scroller.clientHeight / 2;
      const read = [...scroller.querySelectorAll('article')].find(
        (article) => article.getBoundingClientRect().bottom > middle,
      );
      const key = read?.dataset['message'] ?? '';
      const top = () =>
        scroller.querySelector(`[data-message="${CSS.escape(key)}"]`)?.getBoundingClientRect().top ?? NaN;
      const start = top();
      const before = firstId();
      for (let wait = 0; wait < 120 && (wait < 20 || firstId() === before); wait += 1) {
        await new Promise(requestAnimationFrame);
        moved = Math.max(moved, Math.abs(top() - start));
        rows = Math.max(rows, scroller.querySelectorAll('li').length);
      }
    }
    return { moved, rows };
  }, pages);
}

test('MSG081 twenty pages of older messages with late pictures do not move the visible text by more than a pixel', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const { path } = await startThread(page, 'admin', 'Long history');
  await writeMessage(page, 'The first');
  await showHistory(page, { count: 1060, pictureEvery: 7 });
  await page.goto(path);
  await expect(page.getByText('Line 1060', { exact: true })).toBeVisible();
  const { moved, rows } = await readUpwards(page, 20);
  expect(moved).toBeLessThanOrEqual(1);
  expect(rows).toBeLessThanOrEqual(40);
  await expect(page.getByText(/^Line (1?\d?\d)$/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Newest messages' }).click();
  await expect(page.getByText('Line 1060', { exact: true })).toBeVisible();
});

/** The drafts that the device stores. */
const keptDrafts = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('fieldspan');
        opening.addEventListener('error', () => reject(opening.error));
        opening.addEventListener('success', () => {
          const asked = opening.result.transaction('drafts').objectStore('drafts').getAll();
          asked.addEventListener('success', () => {
            opening.result.close();
            resolve(asked.result.flatMap(({ text }: { text?: string }) => text ?? []));
          });
        });
      }),
  );

test('a draft survives a reload and a log-out', async ({ page }) => {
  const { path } = await startThread(page, 'admin', 'Half a sentence');
  await box(page).fill('The valve in the mechanical room');
  // The browser writes the draft in the background; a test would reload before that.
  await expect.poll(() => keptDrafts(page)).toContain('The valve in the mechanical room');
  await page.reload();
  await expect(box(page)).toHaveValue('The valve in the mechanical room');
  await page.getByRole('button', { name: 'Log Out' }).click();
  await openAs(page, 'admin', path);
  await expect(box(page)).toHaveValue('The valve in the mechanical room');
  await writeMessage(page, 'The valve is shut.');
  await expect(page.getByText('The valve is shut.', { exact: true }).last()).toBeVisible();
  await page.reload();
  await expect(box(page)).toHaveValue('');
});

test('a person who is asked for an OK gives it with one press, and the author sees who has', async ({
  page,
  browser,
}) => {
  const { path } = await startThread(page, 'admin', 'Hoist');
  const tech = await browser.newPage();
  await openAs(tech, 'tech', '/messages');
  await expect(tech.getByRole('heading', { name: 'Messages', level: 1 })).toBeVisible();
  const { id: techId } = await call<{ id: number }>(tech, 'User/find/me');
  await call(page, 'MessageThread/save', { id: await threadId(page, path), Members: `[${techId}]` });
  await page.reload();
  await page.getByRole('button', { name: 'Needs OK', exact: true }).click();
  await writeMessage(page, 'Nobody on the roof before noon.');
  await expect(page.getByRole('button', { name: 'Needs OK · 0 of 1' })).toBeVisible();

  await tech.goto(path);
  await tech.getByRole('button', { name: 'OK', exact: true }).last().click();
  await expect(page.getByRole('button', { name: 'Needs OK · 1 of 1' })).toBeVisible();

  await tech.getByRole('article').last().hover();
  await tech.getByRole('button', { name: 'Delete message' }).last().click();
  await tech.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(tech.getByText('Only its author can delete a message.')).toBeVisible();
  await expect(tech.getByText('Nobody on the roof before noon.').last()).toBeVisible();
  await tech.close();
});

test('MSG074 shows list and thread one at a time up to 991 px, and side by side from 992 px on', async ({ page }) => {
  const { path } = await startThread(page, 'admin', 'Breakpoint');
  const list = page.getByRole('region', { name: 'Message threads' });
  await page.setViewportSize({ width: 992, height: 800 });
  await page.goto(path);
  await expect(box(page)).toBeVisible();
  await expect(list).toBeVisible();
  await page.setViewportSize({ width: 991, height: 800 });
  await expect(list).toBeHidden();
  await expect(page.getByRole('link', { name: 'Back to messages' })).toBeVisible();
});

test('MSG001 a thread is started from the side panel without leaving the page', async ({ page }) => {
  await openAs(page, 'admin', '/projects/list');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Messages/ })
    .click();
  const panel = page.getByRole('complementary', { name: 'Messages' });
  await panel.getByRole('button', { name: 'New message' }).click();
  await expect(page.getByRole('dialog', { name: 'New message thread' })).toBeVisible();
  await expect(page).toHaveURL('/projects/list');
});

async function threadId(page: Page, path: string): Promise<number> {
  const { id } = await call<{ id: number }>(page, `MessageThread/find/${path.replace('/message/', '')}`);
  return id;
}
