import type { Page } from '@playwright/test';
import { expect, openAs, test } from './person.ts';
import { outboxLine, readThread } from './thread.ts';

type Ask = { call: string; method?: 'GET' | 'POST'; fields: Record<string, string> };

/** Reads from or writes to the server as the signed-in person. */
const ask = <T>(page: Page, asked: Ask): Promise<T> =>
  page.evaluate(async ({ call, method = 'GET', fields }) => {
    const { apiKey } = JSON.parse(localStorage.getItem('fieldspan.session') ?? '{}');
    const body = new URLSearchParams(fields);
    const sent = method === 'POST' ? { method, body } : {};
    const query = method === 'POST' ? '' : `?${body}`;
    const answer = await fetch(`/api/${call}${query}`, { headers: { 'api-key': apiKey }, ...sent });
    return (await answer.json()).data;
  }, asked);

const threadsCalled = (page: Page, subject: string): Promise<{ slug: string }[]> =>
  ask(page, { call: 'MessageThread/get', fields: { filters: JSON.stringify({ subject }) } });

test(
  'MSG024 a thread started without a network waits on the device, survives its tab, and is created once',
  { tag: '@two-servers' },
  async ({ page, context, complaints }) => {
    const subject = `Crew lunch ${Date.now()}`;
    await openAs(page, 'admin', '/messages');
    await page.getByRole('button', { name: 'New message' }).click();
    const dialog = page.getByRole('dialog', { name: 'New message thread' });
    await dialog.getByLabel('Subject').fill(subject);
    await dialog.getByRole('checkbox', { name: /Luis Ferreira/ }).check();
    await dialog.getByLabel('Message').fill('Friday?');
    await context.setOffline(true);
    await dialog.getByRole('button', { name: 'Send' }).click();
    const waiting = page.getByRole('list', { name: 'Threads waiting to be sent' });
    await expect(waiting.getByText(subject)).toBeVisible();
    await expect(waiting.getByText('waiting to send')).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await page.close();

    await context.setOffline(false);
    const again = await context.newPage();
    let tries = 0;
    await again.route('**/api/MessageThread/save', async (route) => {
      tries += 1;
      if (tries > 1) return route.continue();
      // The server stores it, but the response is lost.
      await route.fetch();
      await route.abort();
    });
    await again.goto('/messages');
    await expect(outboxLine(again)).toHaveText(/^All sent/);
    await expect(again.getByRole('link', { name: subject })).toBeVisible();
    await expect(again.getByRole('list', { name: 'Threads waiting to be sent' }).getByRole('listitem')).toHaveCount(0);
    const threads = await threadsCalled(again, subject);
    expect(threads).toHaveLength(1);
    expect(await readThread(again, `/message/${threads[0]?.slug}`)).toEqual(['Friday?']);
    complaints.length = 0;
  },
);

test(
  'the first comment on a record is written without a network, and its owner is in the thread',
  { tag: '@two-servers' },
  async ({ page, context, complaints }) => {
    await openAs(page, 'admin', '/messages');
    await expect(page.getByRole('heading', { name: 'Messages', level: 1 })).toBeVisible();
    const people = await ask<{ id: number }[]>(page, {
      call: 'User/get',
      fields: { filters: JSON.stringify({ email: 'tech@fieldspan.test' }) },
    });
    const owner = String(people[0]?.id);
    const { slug } = await ask<{ slug: string }>(page, {
      call: 'Expense/save',
      method: 'POST',
      fields: { description: `Fuel ${Date.now()}`, user_id: owner, amount: '12', client_key: crypto.randomUUID() },
    });
    await page.goto(`/expenses/list/${slug}`);
    const comments = page.getByRole('region', { name: 'Comments' });
    await expect(comments.getByText('No comments yet')).toBeVisible();
    const box = comments.getByRole('textbox', { name: 'Message' });

    await context.setOffline(true);
    await box.fill('Receipt is missing');
    await box.press('Enter');
    await expect(comments.getByText('waiting to send')).toBeVisible();
    await box.pressSequentially('and the kilo');
    await context.setOffline(false);
    await expect(comments.getByRole('region', { name: 'Messages' }).getByText('Receipt is missing')).toBeVisible();
    await box.pressSequentially('metres');
    await expect(box).toHaveValue('and the kilometres');
    await expect(box).toBeFocused();

    const [thread] = await ask<{ Members: { id: number }[] }[]>(page, {
      call: 'MessageThread/get',
      fields: { filters: JSON.stringify({ comment_parent_slug: slug }), include: '["Members"]' },
    });
    expect(thread?.Members.map(({ id }) => String(id))).toContain(owner);
    complaints.length = 0;
  },
);
