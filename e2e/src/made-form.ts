import type { Page } from '@playwright/test';
import { expect } from './person.ts';

const dialog = (page: Page) => page.getByRole('dialog');

/** Its category, its template and itself. */
export const CHECK = ['Service calls', 'Heating service check', 'Rooftop units'] as const;

/** Makes a form of one question, from its category to the version that is filled in. */
export async function makeCheck(page: Page): Promise<void> {
  const [category, template, form] = CHECK;
  await page.goto('/forms/templates');
  await page.getByRole('button', { name: 'New category' }).click();
  await dialog(page).getByRole('textbox', { name: 'Name' }).fill(category);
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name: category, exact: true }).click();
  await page.getByRole('link', { name: 'Create one' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill(template);
  await page.getByRole('button', { name: 'Create template' }).click();
  await page.getByRole('link', { name: 'Create one' }).click();
  await page.getByRole('textbox', { name: 'Description' }).fill(form);
  await page.getByRole('button', { name: 'Create and add questions' }).click();
  await page.getByRole('button', { name: 'Add field', exact: true }).click();
  await dialog(page).getByRole('searchbox').fill('Yes or no');
  await dialog(page).getByRole('button', { name: 'Yes or no', exact: true }).click();
  const properties = page.getByRole('complementary', { name: 'Properties' });
  await properties.getByRole('textbox', { name: 'Question', exact: true }).fill('Did it light?');
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Version 1 is published. New forms are filled in with it.')).toBeVisible();
}
