import type { Page } from '@playwright/test';
import { expect, openAs, test } from './person.ts';
import { newForm } from './small-form.ts';

const SHORED = {
  key: 'f1',
  type: 'boolean',
  label: 'Is the trench shored?',
  positiveWarningMessage: 'Look at the shoring first',
};

/** Requests that fail while the server is away. */
const SERVER = /\/(?:api|resources)\/|\/healthz$/;

async function openForm(page: Page, fields: readonly object[]): Promise<void> {
  await openAs(page, 'admin', '/forms/templates');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`/do-form/${await newForm(page, fields)}`);
}

async function toLastSection(page: Page): Promise<void> {
  await page.getByText('Yes', { exact: true }).click();
  await page.getByRole('button', { name: 'I understand: Next' }).click();
  await expect(page.getByRole('heading', { name: 'Complete!' })).toBeVisible();
}

async function signTyped(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Sign your name please' });
  await dialog.getByText('Type', { exact: true }).click();
  await dialog.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(dialog).toBeHidden();
}

const CODE = '2580';

/** Whoever lent the device has it again, without a network as well. */
async function giveBack(page: Page): Promise<void> {
  const cover = page.getByRole('dialog', { name: 'Give the device back' });
  await cover.getByLabel('Your code').fill('1111');
  await cover.getByRole('button', { name: 'I have the device back' }).click();
  await expect(cover.getByText(/^This is not the code/)).toBeVisible();
  await cover.getByLabel('Your code').fill(CODE);
  await cover.getByRole('button', { name: 'I have the device back' }).click();
  await expect(cover).toBeHidden();
}

async function signOwn(page: Page): Promise<void> {
  await page
    .getByRole('region', { name: 'Acknowledgement' })
    .getByRole('button', { name: 'Sign', exact: true })
    .click();
  await signTyped(page);
}

async function addList(page: Page, button: string, lines: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog', { name: button });
  await dialog.getByText('A list').click();
  await dialog.getByRole('textbox', { name: 'One person on each line' }).fill(lines.join('\n'));
  await dialog.getByRole('button', { name: 'Confirm' }).click();
}

test('PART001 PART004 a crew of twenty signs on one phone after one reading, without a network', async ({
  page,
  complaints,
}) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 740 });
  await openForm(page, [SHORED]);
  await toLastSection(page);
  await signOwn(page);
  await page.route(SERVER, (route) => route.abort());
  const crew = Array.from({ length: 20 }, (_, at) => `Worker ${at + 1}`);
  await addList(page, 'Add Participant', crew);
  const cover = page.getByRole('dialog', { name: 'Pass the device on' });
  await cover.getByLabel('Your code to get the device back').fill(CODE);
  await cover.getByRole('button', { name: 'Everybody has heard it' }).click();
  await expect(cover.getByText('0 of 20 signed')).toBeVisible();
  // Nothing of the page is to be seen beside it.
  await expect.poll(() => cover.boundingBox()).toMatchObject({ x: 0, y: 0, width: 360, height: 740 });
  for (const name of ['Worker 5', ...crew.filter((each) => each !== 'Worker 5')]) {
    await expect(cover.getByText('Look at the shoring first')).toBeVisible();
    await cover.getByRole('button', { name: `I am ${name}: start` }).click();
    await signTyped(page);
  }
  await giveBack(page);
  await page.getByRole('button', { name: 'Submit Form' }).click();
  await expect(page.getByRole('heading', { name: 'Waiting to be sent' })).toBeVisible();
  await page.unroute(SERVER);
  await expect(page.getByText(/^Form saved with 21 participants!/)).toBeVisible({ timeout: 30_000 });
  complaints.length = 0;
});
