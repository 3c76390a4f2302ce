import type { Page } from '@playwright/test';
import { inOwnCompany } from './own-company.ts';
import { expect, test } from './person.ts';
import { addSet, darkPixels, openPlans } from './plan-steps.ts';
import { seriousFindings } from './serious-findings.ts';
import { call, rowsOf } from './thread-api.ts';

const SHEET = 'M-301';
const dialog = (page: Page) => page.getByRole('dialog', { name: /^New pin/ });
const pins = (page: Page) => page.getByRole('region', { name: 'Pins' });
const chosen = (page: Page) => page.getByRole('region', { name: 'Selected pin' });

/** Chooses a kind of pin, and presses a place: shares of the sheet's room. */
async function begin(page: Page, kind: string, [x, y]: readonly [number, number]): Promise<void> {
  await page.getByRole('button', { name: 'Add a pin' }).click();
  await page.getByRole('menuitem', { name: kind }).click();
  const box = await page.getByRole('application', { name: `Sheet ${SHEET}` }).boundingBox();
  if (!box) throw new Error('there is no sheet');
  await page.mouse.click(box.x + box.width * x, box.y + box.height * y);
  await expect(dialog(page)).toBeVisible();
}

async function pinIt(page: Page, name: string): Promise<void> {
  await dialog(page).getByRole('button', { name: 'Pin it' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(pins(page).getByRole('button', { name })).toBeVisible();
}

const formOf = (fields: object[]) => JSON.stringify([{ key: 's1', sectionHeading: 'Duct', fields }]);

/** A form that is filled in for the project. */
async function fillForm(page: Page, jobId: number): Promise<void> {
  type Saved = { record_id: number };
  const category = await call<Saved>(page, 'FormTemplateCategory/save', { name: 'Ducts' });
  const template = await call<Saved>(page, 'FormTemplate/save', {
    title: 'Duct check',
    category_id: category.record_id,
  });
  const question = { key: 'f1', type: 'text', label: 'Pressure' };
  const child = await call<Saved>(page, 'FormChildTemplate/save', {
    description: 'Duct check',
    form_template_id: template.record_id,
    form_json: formOf([question]),
  });
  await call(page, 'CompanyForm/save', {
    child_template_id: child.record_id,
    job_id: jobId,
    form_json: formOf([{ ...question, value: '250 Pa' }]),
  });
}

test('photos, forms, messages and links are pinned to a sheet, lead to what they carry, are done, and come back', async ({
  page,
  request,
}) => {
  test.setTimeout(240_000);
  await inOwnCompany(page, request);
  await openPlans(page);
  const [, project = ''] = /project\/([^/]+)/.exec(page.url()) ?? [];
  const job = await call<{ id: number }>(page, `Job/find/${project}`);
  await fillForm(page, job.id);
  await addSet(page, {
    name: 'For construction',
    issued: '2026-09-24',
    sheets: [
      { number: SHEET, title: 'HVAC PLAN', revision: 'A' },
      { number: 'P-301', title: 'PLUMBING PLAN', revision: 'A' },
    ],
  });
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('link', { name: SHEET }).click();
  await expect.poll(() => darkPixels(page, SHEET), { timeout: 30_000 }).toBeGreaterThan(1000);
  const address = page.url();

  await begin(page, 'Photo', [0.3, 0.3]);
  await expect(dialog(page).getByRole('button', { name: 'Pin it' })).toBeDisabled();
  await dialog(page)
    .getByLabel('Photo for the pin')
    .setInputFiles({ name: 'duct.png', mimeType: 'image/png', buffer: await page.screenshot() });
  await dialog(page).getByLabel('Note').fill('Duct is bent');
  expect(await seriousFindings(page)).toEqual([]);
  await pinIt(page, 'Duct is bent');

  await begin(page, 'Form', [0.5, 0.3]);
  await dialog(page).getByLabel('Form').selectOption({ index: 1 });
  await dialog(page).getByLabel('Note').fill('Pressure test');
  await pinIt(page, 'Pressure test');

  await begin(page, 'Message', [0.3, 0.5]);
  await dialog(page).getByLabel('What it is about').fill('Which damper goes here?');
  await pinIt(page, 'Which damper goes here?');

  await begin(page, 'Link to a sheet', [0.5, 0.5]);
  await dialog(page).getByRole('combobox', { name: 'Sheet' }).fill('P-301');
  await page.getByRole('option', { name: /P-301/ }).click();
  await pinIt(page, 'Sheet P-301');

  await pins(page).getByRole('button', { name: 'Duct is bent' }).click();
  await expect(chosen(page).getByRole('img', { name: 'Duct is bent' })).toBeVisible();
  await chosen(page).getByRole('button', { name: 'Done' }).click();
  await expect(chosen(page)).toContainText('done');
  await chosen(page).getByRole('button', { name: 'Delete the pin' }).click();
  await expect(pins(page).getByRole('button', { name: 'Duct is bent' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(pins(page).getByRole('button', { name: 'Duct is bent' })).toBeVisible();
  expect(await rowsOf(page, 'PlanPin', { kind: 'photo', is_closed: 1 })).toHaveLength(1);

  await pins(page).getByRole('button', { name: 'Which damper goes here?' }).click();
  await chosen(page).getByRole('link', { name: 'Open' }).click();
  await expect(page.getByRole('heading', { name: 'Which damper goes here?' })).toBeVisible();
  await page.goto(address);
  await pins(page).getByRole('button', { name: 'Pressure test' }).click();
  await chosen(page).getByRole('link', { name: 'Open' }).click();
  await expect(page.getByText('250 Pa')).toBeVisible();
});
