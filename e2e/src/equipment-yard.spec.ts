import type { Page } from '@playwright/test';
import { makePiece, makeType, saveDialog } from './equipment-steps.ts';
import { inOwnCompany } from './own-company.ts';
import { expect, test } from './person.ts';
import { seriousFindings } from './serious-findings.ts';
import { skipSignature } from './small-form.ts';
import { call } from './thread-api.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

const LIST = [
  'Description,Type,Serial number',
  'Boom 3,Boom lift,BL-3',
  'Boom 4,Boom lift,BL-4',
  'Boom 5,Bom lift,BL-5',
  'Boom 6,Boom lift,BL-4',
].join('\n');

test('pieces are duplicated and imported, a serial is there once, and what an hour costs is reckoned', async ({
  page,
  request,
  complaints,
}) => {
  await inOwnCompany(page, request);
  await makeType(page, { category: 'Access', type: 'Boom lift', meter: 'h' });
  const list = page.url();
  await makePiece(page, 'Boom 1', 'BL-1');

  await page.getByRole('link', { name: 'Duplicate' }).click();
  await expect(page.getByLabel('Description')).toHaveValue('Boom 1 (copy)');
  await page.getByLabel('Description').fill('Boom 2');
  await page.getByLabel('Serial number').fill('bl-1');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/serial number/i).filter({ hasText: /already|another/ })).toBeVisible();
  complaints.length = 0;
  await page.getByLabel('Serial number').fill('BL-2');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Boom 2' })).toBeVisible();

  await page.goto('/equipment/list');
  await page.getByRole('button', { name: 'Import' }).click();
  await dialog(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'lifts.csv', mimeType: 'text/csv', buffer: Buffer.from(LIST) });
  await dialog(page).getByRole('button', { name: 'Try it' }).click();
  await expect(dialog(page).getByText(/2 new.*2 refused/)).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Import 2 rows' }).click();
  await dialog(page).getByRole('button', { name: 'Done' }).click();
  await page.goto(list);
  for (const name of ['Boom 3', 'Boom 4']) await expect(page.getByRole('link', { name })).toBeVisible();
  await expect(page.getByRole('link', { name: /Boom [56]/ })).toHaveCount(0);

  await page.getByRole('link', { name: 'Boom 2' }).click();
  await page.getByRole('link', { name: 'Use and cost' }).click();
  const worth = page.getByRole('region', { name: 'What it costs' });
  await worth.getByRole('button', { name: 'Edit' }).click();
  await dialog(page).getByLabel('Bought for').fill('12000');
  await saveDialog(page);
  await expect(worth).toContainText('$12,000.00');
  await page.getByRole('button', { name: 'Record use' }).click();
  await dialog(page).getByLabel('How much').fill('5');
  await dialog(page).getByRole('combobox', { name: 'In' }).selectOption('h');
  await saveDialog(page);
  await expect(worth).toContainText('Hours of use5');
});

const CHECK = [
  {
    key: 's1',
    sectionHeading: 'Before use',
    fields: [
      { key: 'h', type: 'text', label: 'Hours', ext: { of: 'number', meter: 1 } },
      { key: 'b', type: 'boolean', label: 'Brakes work', negativeWarningMessage: 'Do not use it' },
    ],
  },
];

/** A form that is the inspection of a type. */
async function makeInspection(page: Page, title: string): Promise<void> {
  const [type] = await call<{ id: number }[]>(page, 'EquipmentType/get?order=[["id","DESC"]]&limit=1');
  const category = await call<{ record_id: number }>(page, 'FormTemplateCategory/save', { name: title });
  const template = await call<{ record_id: number }>(page, 'FormTemplate/save', {
    title,
    category_id: category.record_id,
    has_equipment: 1,
    EquipmentType: JSON.stringify([type?.id]),
  });
  await call(page, 'FormChildTemplate/save', {
    description: title,
    form_template_id: template.record_id,
    form_json: JSON.stringify(CHECK),
  });
}

test('an inspection that fails reads the meter and stops the machine; it goes out again with a photo and a signature', async ({
  page,
  request,
}) => {
  await inOwnCompany(page, request);
  await makeType(page, { category: 'Skid steers', type: 'Loader', meter: 'h' });
  await makePiece(page, 'Loader 1', 'LD-1');
  const [, slug = ''] = /edit\/([^/?]+)/.exec(page.url()) ?? [];
  await makeInspection(page, 'Loader check');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/equipment/view/${slug}`);
  await page.getByRole('link', { name: 'Inspect: Loader check' }).click();
  await page.getByLabel('Hours').fill('412');
  await page.getByText('No', { exact: true }).click();
  await page.getByRole('button', { name: 'I understand: Next' }).click();
  await skipSignature(page.getByRole('main'), page);
  await page.getByRole('button', { name: 'Submit Form' }).click();
  await expect(page.getByText(/^Form saved with 1 participants!/)).toBeVisible();

  await page.goto(`/equipment/view/${slug}`);
  await expect(page.getByText(/Out of service since .*Brakes work: Do not use it/)).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  await page.goto('/equipment/check-out');
  await page.getByLabel('Scan a code, or type a number').fill('LD-1');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Loader 1: Out of service, stays here: Brakes work: Do not use it')).toBeVisible();

  await page.goto(`/equipment/edit/${slug}/maintenance`);
  await expect(page.getByText('412 h').first()).toBeVisible();
  await page.goto(`/equipment/edit/${slug}`);
  await page.getByRole('button', { name: 'Put back into service' }).click();
  await dialog(page).getByLabel('What was done').fill('New pads');
  await dialog(page).getByRole('button', { name: 'Put back into service' }).click();
  await expect(page.getByText(/^Out of service: /)).toBeHidden();

  await page.goto('/equipment/check-out');
  await page.getByLabel('Scan a code, or type a number').fill('LD-1');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Person/ }).click();
  await dialog(page).getByText('Nia Okoro').click();
  await page
    .getByRole('main')
    .locator('input[type=file]')
    .setInputFiles({ name: 'tyre.png', mimeType: 'image/png', buffer: PIXEL });
  await page.getByRole('button', { name: 'Sign at hand-over' }).click();
  await dialog(page).getByLabel('Name').fill('Nia Okoro');
  await dialog(page).getByRole('radio', { name: 'Type' }).click();
  await dialog(page).getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('button', { name: 'Signed by Nia Okoro' })).toBeVisible();
  await page.getByRole('button', { name: 'Check out 1' }).click();
  await expect(page.getByText('1 piece checked out.')).toBeVisible();

  await page.goto(`/equipment/edit/${slug}/hand-overs`);
  await expect(page.getByText('Out to Nia Okoro')).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
});
