import type { Page } from '@playwright/test';
import { expect } from './person.ts';

const dialog = (page: Page) => page.getByRole('dialog');

export const saveDialog = (page: Page) => dialog(page).getByRole('button', { name: 'Save' }).click();

export type NewType = { category: string; type: string; meter?: string };

/** Makes a category with a type, and stays at the list of the type's pieces. */
export async function makeType(page: Page, { category, type, meter }: NewType): Promise<void> {
  await page.goto('/equipment/list');
  await page.getByRole('button', { name: 'New category' }).first().click();
  await dialog(page).getByLabel('Name').fill(category);
  await saveDialog(page);
  await page.getByRole('link', { name: category }).click();
  await page.getByRole('button', { name: 'New type' }).first().click();
  await dialog(page).getByLabel('Name').fill(type);
  if (meter !== undefined) await dialog(page).getByLabel('Meter').selectOption(meter);
  await saveDialog(page);
  await page.getByRole('link', { name: type }).click();
  await expect(page.getByRole('link', { name: 'New equipment' }).first()).toBeVisible();
}

/** Makes a piece from the list of its type, and stays at its page. */
export async function makePiece(page: Page, description: string, serial: string): Promise<void> {
  await page.getByRole('link', { name: 'New equipment' }).first().click();
  await page.getByLabel('Description').fill(description);
  await page.getByLabel('Serial number').fill(serial);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: description })).toBeVisible();
}
