import type { Page } from '@playwright/test';
import { WORD, flaggedForm } from './flagged-form.ts';
import { expect, openAs, test } from './person.ts';
import { call } from './thread-api.ts';

const PHONE = { width: 360, height: 740 };
const widerThanScreen = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('a flagged answer becomes an action that is found again and that its doer closes with proof', async ({
  browser,
  page,
  complaints,
}) => {
  const tech = await (await browser.newContext({ viewport: PHONE })).newPage();
  await openAs(tech, 'tech', '/forms/actions?show=mine');
  await expect(tech.getByRole('heading', { name: 'Actions' })).toBeVisible();
  const doer = await call<{ first_name: string; last_name: string }>(tech, 'User/find/me');

  await openAs(page, 'admin', '/forms/templates');
  await expect(page.getByRole('navigation', { name: 'Forms' }).getByRole('link', { name: 'Actions' })).toBeVisible();
  const { form, job } = await flaggedForm(page);
  await page.goto(`/form/view/${form.slug}`);
  await page.getByRole('button', { name: 'New action because of “Is the rail up?”' }).click();
  const dialog = page.getByRole('dialog', { name: 'New action' });
  await expect(dialog.getByLabel('What has to be done')).toHaveValue(`The rail is missing ${WORD}`);
  await dialog.getByLabel('Who does it').selectOption(`${doer.first_name} ${doer.last_name}`);
  await dialog.getByText('Ask for a note when it is done').click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  // Until it is sent, its row leads to what waits on this device.
  await page.locator('a[href^="/forms/actions/"]', { hasText: `The rail is missing ${WORD}` }).click();
  await expect(page.getByRole('link', { name: `Edges ${WORD}` })).toBeVisible();
  await expect(page.getByText(`Lift ${WORD}`)).toBeVisible();
  const address = new URL(page.url()).pathname;

  await test.step('it is found by its word, its person and its project, which the address keeps', async () => {
    await page.goto('/forms/actions');
    await page.getByRole('searchbox', { name: 'Search actions' }).fill(WORD);
    await page.getByRole('button', { name: /^Project/ }).click();
    await expect(page.getByRole('dialog', { name: 'Project' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/q=rail/);
    await page.goto(`/forms/actions?q=${WORD}&project=${job.id}`);
    await expect(page.getByRole('link', { name: `The rail is missing ${WORD}` })).toBeVisible();
    await page.getByRole('navigation', { name: 'Show' }).getByRole('link', { name: 'Done' }).click();
    await expect(page.getByRole('link', { name: `The rail is missing ${WORD}` })).toBeHidden();
    await page.goto(`/project/${job.slug}/tasks`);
    await expect(page.getByRole('link', { name: `The rail is missing ${WORD}` })).toBeVisible();
  });

  await test.step('who is not told of it does not see it', async () => {
    const crew = await (await browser.newContext()).newPage();
    await openAs(crew, 'crew', address);
    await expect(crew.getByText('Task not found.')).toBeVisible();
  });

  await page.goto(address);
  await expect(page.getByRole('button', { name: /is done$/ })).toBeVisible();
  await tech.goto('/');
  await tech.getByRole('link', { name: `The rail is missing ${WORD}` }).click();
  await expect(tech).toHaveURL(address);
  await tech.getByRole('button', { name: `“The rail is missing ${WORD}” is done` }).click();
  const proof = tech.getByRole('dialog', { name: /^Done:/ });
  await expect(proof.getByRole('button', { name: 'It is done' })).toBeDisabled();
  await proof.getByLabel('How it was done').fill('New rail, bolted');
  await proof.getByRole('button', { name: 'It is done' }).click();
  await expect(tech.getByText('New rail, bolted')).toBeVisible();
  expect(await widerThanScreen(tech)).toBeLessThanOrEqual(0);

  await test.step('a page that still shows it open is refused in words', async () => {
    await page.getByRole('button', { name: `“The rail is missing ${WORD}” is done` }).click();
    await page.getByLabel('How it was done').fill('Mine is another');
    await page.getByRole('button', { name: 'It is done' }).click();
    await expect(page.getByText(/changed this task on .*, after you opened it. Nothing was saved/)).toBeVisible();
    expect(complaints.splice(0)).toEqual([expect.stringContaining('409 (Conflict)')]);
    await page.goto(address);
    await expect(page.getByText('New rail, bolted')).toBeVisible();
    await page.getByRole('button', { name: `Open “The rail is missing ${WORD}” again` }).click();
    await expect(page.getByRole('button', { name: /is done$/ })).toBeVisible();
  });
});
