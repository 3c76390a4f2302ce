import type { Page } from '@playwright/test';
import { expect } from './person.ts';

export const dialog = (page: Page) => page.getByRole('dialog');
export const total = (page: Page, amount: string) =>
  expect(page.getByRole('status').filter({ hasText: amount }).first()).toHaveText(amount);
export const allSaved = (page: Page) => expect(page.getByText('All lines are saved')).toBeVisible();

async function addTax(page: Page, number: number, { name, rate }: { name: string; rate: string }): Promise<void> {
  await page.getByRole('button', { name: 'Add a tax' }).click();
  const tax = page.getByRole('group', { name: `Tax ${number}` });
  await tax.getByLabel('Rate (%)').fill(rate);
  await tax.getByLabel('Default').setChecked(name !== 'PST');
  await tax.getByLabel('Name').fill(name);
}

export async function setTaxes(page: Page, taxes: readonly { name: string; rate: string }[]): Promise<void> {
  await page.goto('/settings/taxes');
  await expect(page.getByRole('button', { name: 'Add a tax' })).toBeVisible();
  // Those of an earlier test in the same company; they may be the same ones, and then there would be nothing to save.
  const old = page.getByRole('button', { name: /^Remove / });
  if ((await old.count()) > 0) {
    while ((await old.count()) > 0) await old.first().click();
    await saveTaxes(page);
  }
  for (const [at, tax] of taxes.entries()) await addTax(page, at + 1, tax);
  await saveTaxes(page);
}

async function saveTaxes(page: Page): Promise<void> {
  const save = page.getByRole('button', { name: 'Save' });
  const stored = page.waitForResponse((response) => response.url().endsWith('/CompanySetting/save'));
  await save.click();
  expect((await stored).ok()).toBe(true);
  await expect(save).toBeDisabled();
}

/** Copied rows of a spreadsheet arrive in the cell where the person is. */
export async function paste(page: Page, rows: string): Promise<void> {
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, rows);
}
