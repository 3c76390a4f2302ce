import type { Page } from '@playwright/test';
import { expect, openAs, test } from './person.ts';

const outline = (page: Page) => page.getByRole('navigation', { name: 'Outline' });
const saved = (page: Page) => expect(page.getByText(/^Saved \d/)).toBeVisible();

async function addField(page: Page, kind: string, question: string): Promise<void> {
  await page.getByRole('button', { name: 'Add field', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Add field' });
  await dialog.getByRole('searchbox').fill(kind);
  await dialog.getByRole('button', { name: kind, exact: true }).click();
  await expect(dialog).toBeHidden();
  const properties = page.getByRole('complementary', { name: 'Properties' });
  await properties.getByRole('textbox', { name: 'Question', exact: true }).fill(question);
}

/** From the first category to a published form. */
async function makeForm(page: Page): Promise<void> {
  const name = `Trenches ${crypto.randomUUID().slice(0, 8)}`;
  await openAs(page, 'admin', '/forms/templates');
  await page.getByRole('button', { name: 'New category' }).click();
  const category = page.getByRole('dialog', { name: 'New category' });
  await category.getByRole('textbox', { name: 'Name' }).fill(name);
  await category.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByText(`No form templates found in ${name}`)).toBeVisible();
  await page.getByRole('link', { name: 'Create one' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Trench check');
  await page.getByRole('button', { name: 'Create template' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Trench check' })).toBeVisible();
  await page.getByRole('link', { name: 'Create one' }).click();
  await page.getByRole('textbox', { name: 'Description' }).fill('Every morning');
  await page.getByRole('button', { name: 'Create and add questions' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Every morning' })).toBeVisible();
}

test('FORM055 FORM056 ROUTE157 ROUTE159 an Admin makes a form on the screens, publishes it, and it is filled in', async ({
  page,
}) => {
  test.slow();
  await makeForm(page);
  await addField(page, 'Short answer', 'Where is the trench?');
  await addField(page, 'Yes or no', 'Is it shored?');
  const logic = page.getByRole('region', { name: 'Logic' });
  await logic.getByRole('button', { name: 'Add a rule' }).click();
  await page.getByRole('menuitem', { name: 'If the answer is No' }).click();
  await logic.getByRole('button', { name: 'Then…' }).click();
  await page.getByRole('menuitem', { name: 'Warn' }).click();
  await expect(page.getByText('No → warning')).toBeVisible();
  await addField(page, 'Checklist', 'What is worn?');
  await page.getByRole('textbox', { name: 'Options, one per line' }).fill('1. Hard hat\n2. Vest');
  await outline(page).getByRole('button', { name: 'Move up' }).click();
  await expect(outline(page).getByRole('button', { name: /trench|shored|worn/ })).toHaveText([
    'Where is the trench?',
    'What is worn?',
    'Is it shored?',
  ]);
  await saved(page);
  await page.reload();
  await expect(outline(page).getByRole('button', { name: 'What is worn?' })).toBeVisible();

  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByText('Live preview, nothing is saved')).toBeVisible();
  await page.getByRole('dialog', { name: 'Preview' }).getByRole('button', { name: 'Close' }).click();

  await page.setViewportSize({ width: 360, height: 760 });
  await outline(page)
    .getByRole('button', { name: /^Where is the trench\?/ })
    .click();
  await page.getByRole('button', { name: 'Edit question' }).click();
  const sheet = page.getByRole('dialog', { name: 'Edit question' });
  await sheet.getByRole('textbox', { name: 'Question', exact: true }).fill('Where exactly is it?');
  await sheet.getByRole('button', { name: 'Done' }).click();
  await saved(page);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Version 1 is published. New forms are filled in with it.')).toBeVisible();

  await page.getByRole('link', { name: 'Back' }).click();
  await page.getByRole('link', { name: 'Every morning', exact: true }).click();
  await page.getByLabel('Where exactly is it?').fill('Gate 2');
  await page.getByLabel('Hard hat').check();
  await page.getByRole('radiogroup').getByText('No', { exact: true }).click();
  await expect(page.getByText('Tell your supervisor before anyone works here.')).toBeVisible();
  await page.getByRole('button', { name: 'I understand: Next' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Complete!' })).toBeVisible();
});
