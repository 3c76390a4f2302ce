import type { Page } from '@playwright/test';
import { inOwnCompany } from './own-company.ts';
import { expect, test } from './person.ts';
import { addSet, drag, openPlans } from './plan-steps.ts';
import { inviteTechnician } from './technician.ts';
import { call, rowsOf } from './thread-api.ts';

const SHEET = 'M-301';
const layers = (page: Page) => page.getByRole('region', { name: 'Layers' });

async function cloud(page: Page, height: number): Promise<void> {
  await page.getByRole('radio', { name: 'Cloud' }).check();
  await drag(page, SHEET, [
    [0.3, height],
    [0.5, height + 0.1],
  ]);
}

const publish = (page: Page) => layers(page).getByRole('button', { name: 'Publish my marks' }).click();

const published = (page: Page, author: string) =>
  layers(page).getByRole('listitem').filter({ hasText: author }).filter({ hasText: 'published' });

test('two people on one sheet of a plan: what either publishes is on the screen of the other at once, what they have not nobody else sees', async ({
  page,
  request,
  browser,
}) => {
  test.slow();
  await inOwnCompany(page, request);
  // The tests of one worker share a company, so her name is in no other.
  const lena = { first: 'Lena', last: 'Planck' };
  const tablet = await inviteTechnician({ page, browser, request }, lena, {});
  const [user] = await rowsOf<{ id: number }>(page, 'User', { first_name: lena.first, last_name: lena.last });
  const [permission] = await rowsOf<{ id: number }>(page, 'UserPermission', { user_id: user?.id });
  await call(page, 'UserPermission/save', { id: permission?.id, role_type: 'Admin' });
  await openPlans(page);
  await addSet(page, {
    name: 'For construction',
    issued: '2026-09-24',
    sheets: [{ number: SHEET, title: 'HVAC PLAN', revision: 'A' }],
  });
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('link', { name: SHEET }).click();
  await expect(page).toHaveURL(/library\/plan\//);
  await tablet.goto(page.url());
  for (const screen of [page, tablet]) {
    await expect(layers(screen).getByText('Nobody has marked this sheet yet.')).toBeVisible();
    await screen.getByRole('button', { name: 'Mark up' }).click();
  }

  await cloud(tablet, 0.6);
  await expect(layers(tablet).getByText(/^only you see it/)).toBeVisible();
  await cloud(page, 0.2);
  await publish(page);
  await expect(published(tablet, 'Nia Okoro')).toHaveCount(1);
  await expect(layers(page).getByRole('listitem')).toHaveCount(1);
  // Both at once: each has a layer of their own, and what is drawn later begins another.
  await cloud(page, 0.4);
  await Promise.all([publish(page), publish(tablet)]);
  for (const [screen, other] of [
    [page, 'Lena Planck'],
    [tablet, 'Nia Okoro'],
  ] as const) {
    await expect(published(screen, other).first()).toBeVisible();
    await expect(layers(screen).getByRole('listitem')).toHaveCount(3);
    await screen.reload();
    await expect(layers(screen).getByRole('listitem')).toHaveCount(3);
  }
  await tablet.context().close();
});
