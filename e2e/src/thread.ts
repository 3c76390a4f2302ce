import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { openAs } from './person.ts';

/** The link in the header about unsent work. */
export const outboxLine = (page: Page) => page.locator('a[href="/outbox"]');

/** Starts a new thread for the test. */
export async function startThread(page: Page, account: string, subject: string): Promise<{ path: string }> {
  await openAs(page, account, '/messages');
  await expect(page.getByRole('heading', { name: 'Messages', level: 1 })).toBeVisible();
  const slug = await page.evaluate(async (name) => {
    const { apiKey } = JSON.parse(localStorage.getItem('fieldspan.session') ?? '{}');
    const body = new URLSearchParams({ subject: name, Members: '[]' });
    const answer = await fetch('/api/MessageThread/save', { method: 'POST', headers: { 'api-key': apiKey }, body });
    const { data } = await answer.json();
    return String(data.slug);
  }, `${subject} ${Date.now()}`);
  const path = `/message/${slug}`;
  await page.goto(path);
  await expect(page.getByRole('textbox', { name: 'Message', exact: true })).toBeVisible();
  return { path };
}

export async function writeMessage(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Message', exact: true }).fill(text);
  await page.keyboard.press('Enter');
}

export async function writeMessages(page: Page, texts: readonly string[]): Promise<void> {
  for (const text of texts) await writeMessage(page, text);
}

/** The texts that the server has, in its order. */
export async function readThread(page: Page, path: string): Promise<string[]> {
  return page.evaluate(
    async (slug) => {
      const { apiKey } = JSON.parse(localStorage.getItem('fieldspan.session') ?? '{}');
      const ask = async (call: string) => {
        const answer = await fetch(`/api/${call}`, { headers: { 'api-key': apiKey } });
        const { data } = await answer.json();
        return data;
      };
      const { id } = await ask(`MessageThread/find/${slug}`);
      const query = new URLSearchParams({
        filters: JSON.stringify({ thread_id: id }),
        order: '[["id","ASC"]]',
        limit: '200',
      });
      const rows: { message: string }[] = await ask(`Message/get?${query}`);
      return rows.map(({ message }) => message);
    },
    path.replace('/message/', ''),
  );
}
