import type { Page } from '@playwright/test';
import { call } from './thread-api.ts';
import { expect, openAs, test } from './person.ts';

const comments = (page: Page) => page.getByRole('region', { name: 'Comments', exact: true });

type Commented = { label: string; slug: string; path: string };

/** Writes a comment on the record, finds it there again, and follows the link from the thread back to the record. */
async function comment(page: Page, { label, slug, path }: Commented): Promise<void> {
  const said = `Seen ${crypto.randomUUID()}`;
  await page.goto(path);
  const box = comments(page).getByRole('textbox', { name: 'Message' });
  await box.fill(said);
  await box.press('Enter');
  await expect(comments(page).getByRole('region', { name: 'Messages' }).getByText(said)).toBeVisible();
  await page.reload();
  await expect(comments(page).getByText(said)).toBeVisible();
  const begun = await slugOf(page, 'MessageThread', { comment_parent_slug: slug });
  await page.goto(`/message/${begun}`);
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

const commented = async (page: Page): Promise<Commented[]> => {
  const [equipment, file, contact, service, certificate] = await Promise.all([
    slugOf(page, 'Equipment'),
    slugOf(page, 'LibraryFile'),
    slugOf(page, 'Contact'),
    slugOf(page, 'Service'),
    slugOf(page, 'Certificate'),
  ]);
  return [
    { label: 'Equipment', slug: equipment, path: `/equipment/edit/${equipment}` },
    { label: 'Library File', slug: file, path: `/library/file/${file}` },
    { label: 'Contact', slug: contact, path: `/contact/${contact}/details` },
    { label: 'Service', slug: service, path: `/service/${service}/dashboard` },
    { label: 'Training Certificate', slug: certificate, path: `/safety/certificates/list?open=${certificate}` },
  ];
};

test('CONST017 people comment on a machine, a file, a contact, a service call and a certificate, each on its own page', async ({
  page,
}) => {
  await openAs(page, 'admin', '/messages');
  await expect(page.getByRole('heading', { name: 'Messages', level: 1 })).toBeVisible();
  for (const record of await commented(page)) await comment(page, record);
});

test('CONST017 a crew member comments on their own certificate, which they may not change', async ({ page }) => {
  await openAs(page, 'crew', '/messages');
  await expect(page.getByRole('heading', { name: 'Messages', level: 1 })).toBeVisible();
  const { id } = await call<{ id: number }>(page, 'User/find/me');
  const slug = await slugOf(page, 'Certificate', { user_id: id });
  const path = `/safety/certificates/list?open=${slug}`;
  await comment(page, { label: 'Training Certificate', slug, path });
  await page.goto(path);
  await expect(comments(page)).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Save' })).toHaveCount(0);
});
