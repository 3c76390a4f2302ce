import type { Page } from '@playwright/test';
import { call } from './thread-api.ts';
import { expect, openAs, test } from './person.ts';

const comments = (page: Page) => page.getByRole('region', { name: 'Comments', exact: true });

/** Says something where the record stands, finds it there again, and comes back to the record from the thread. */
async function comment(page: Page, label: string, path: string): Promise<void> {
  const said = `Seen ${crypto.randomUUID()}`;
  await page.goto(path);
  const box = comments(page).getByRole('textbox', { name: 'Message' });
  await box.fill(said);
  await box.press('Enter');
  await expect(comments(page).getByRole('region', { name: 'Messages' }).getByText(said)).toBeVisible();
  await page.reload();
  await expect(comments(page).getByText(said)).toBeVisible();
  const latest = new URLSearchParams({
    filters: JSON.stringify({ is_comment_thread: 1 }),
    order: JSON.stringify([['last_message_at', 'DESC']]),
    limit: '1',
  });
  const [begun] = await call<{ slug: string }[]>(page, `MessageThread/get?${latest.toString()}`);
  await page.goto(`/message/${begun?.slug}`);
  const thread = page.getByRole('region').filter({ has: page.getByRole('textbox', { name: 'Message' }) });
  await thread
    .last()
    .getByRole('link', { name: `Comments on ${label}`, exact: true })
    .click();
  await expect(comments(page).getByText(said)).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(new URL(path, page.url()).pathname);
}

const slugOf = async (page: Page, model: string, filters: object = {}): Promise<string> => {
  const query = new URLSearchParams({ filters: JSON.stringify(filters), fields: '["slug"]', limit: '1' });
  const [row] = await call<{ slug: string }[]>(page, `${model}/get?${query.toString()}`);
  return row?.slug ?? '';
};

test('CONST017 people comment on a machine, a file, a contact, a service call and a certificate, each on its own page', async ({
  page,
}) => {
  await openAs(page, 'admin', '/messages');
  await expect(page.getByRole('heading', { name: 'Messages', level: 1 })).toBeVisible();
  await comment(page, 'Equipment', `/equipment/edit/${await slugOf(page, 'Equipment')}`);
  await comment(page, 'Library File', `/library/file/${await slugOf(page, 'LibraryFile')}`);
  await comment(page, 'Contact', `/contact/${await slugOf(page, 'Contact')}/details`);
  await comment(page, 'Service', `/service/${await slugOf(page, 'Service')}/dashboard`);
  await comment(page, 'Training Certificate', `/safety/certificates/list?open=${await slugOf(page, 'Certificate')}`);
});

test('CONST017 a crew member comments on their own certificate, which nobody lets them change', async ({ page }) => {
  await openAs(page, 'crew', '/messages');
  await expect(page.getByRole('heading', { name: 'Messages', level: 1 })).toBeVisible();
  const { id } = await call<{ id: number }>(page, 'User/find/me');
  const path = `/safety/certificates/list?open=${await slugOf(page, 'Certificate', { user_id: id })}`;
  await comment(page, 'Training Certificate', path);
  await page.goto(path);
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Save' })).toHaveCount(0);
});
