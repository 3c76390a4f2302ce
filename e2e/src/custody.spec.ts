import type { Page } from '@playwright/test';
import { makePiece, makeType } from './equipment-steps.ts';
import { inOwnCompany } from './own-company.ts';
import { expect, test } from './person.ts';
import { seriousFindings } from './serious-findings.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const scan = async (page: Page, code: string) => {
  await page.getByLabel('Scan a code, or type a number').fill(code);
  await page.keyboard.press('Enter');
};
const chooseSelf = async (page: Page) => {
  await page.getByRole('button', { name: /^Person/ }).click();
  await dialog(page).getByText('Nia Okoro').click();
};

async function makePieces(page: Page, serials: readonly string[]) {
  await makeType(page, { category: 'Cutting', type: 'Chop saw' });
  const address = page.url();
  for (const serial of serials) {
    await page.goto(address);
    await makePiece(page, `Saw ${serial}`, serial);
  }
}

test('pieces of a new company go out and come in by their numbers; what was scanned without a network arrives once', async ({
  page,
  request,
  context,
  complaints,
}) => {
  await inOwnCompany(page, request);
  await makePieces(page, ['CS-1', 'CS-2']);

  await page.goto('/equipment/check-out');
  await scan(page, 'cs-1');
  await expect(page.getByText('Saw CS-1 added.')).toBeVisible();
  await scan(page, 'CS-9');
  await expect(page.getByText('No piece of equipment has the number “CS-9”.')).toBeVisible();
  await chooseSelf(page);
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Check out 1' }).click();
  await expect(page.getByText('1 piece checked out.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Saw CS-1' })).toBeVisible();

  // CS-2 goes out on a phone that has no network, under a number that the phone cannot look up.
  await chooseSelf(page);
  await context.setOffline(true);
  await scan(page, 'CS-2');
  await page.getByRole('button', { name: 'Check out 1' }).click();
  await expect(page.getByText('Saved on this device; it is sent as soon as there is a network.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('link', { name: 'Saw CS-2' })).toBeVisible({ timeout: 30_000 });

  await page.getByRole('link', { name: 'Saw CS-2' }).click();
  await page.getByRole('link', { name: 'Hand-overs' }).click();
  await expect(page.getByText('Out to Nia Okoro')).toHaveCount(1);
  // The console names the requests that met no network.
  expect(complaints.filter((complaint) => !complaint.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  complaints.length = 0;

  await page.getByRole('link', { name: 'Check in' }).click();
  await page.getByRole('button', { name: 'Bring back Saw CS-1' }).click();
  await page.getByRole('button', { name: 'Check in 2' }).click();
  await expect(page.getByText('2 pieces checked in.')).toBeVisible();
  await expect(page.getByText('You have no equipment')).toBeVisible();
});
