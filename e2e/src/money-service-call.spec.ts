import type { Browser, Page } from '@playwright/test';
import { allSaved, dialog, paste, setTaxes, total } from './money-pages.ts';
import { inOwnCompany, mailedLink, ownAddress } from './own-company.ts';
import { expect, test } from './person.ts';
import { findingsInEveryTheme, seriousFindings } from './serious-findings.ts';

async function newDocument(page: Page, { isQuote }: { isQuote: boolean }): Promise<void> {
  await page.goto('/invoice/new/details');
  if (isQuote) await page.getByLabel('This is a quote').check();
  await page.getByLabel('Text below the lines').fill('Thank you for your business.');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Add a line' }).click();
}

/** Sends the document on the page. @returns the customer's page, in a browser of their own */
async function sentTo(page: Page, browser: Browser, email: string): Promise<Page> {
  await page.getByRole('button', { name: 'Send to the customer …' }).click();
  await dialog(page).getByLabel('E-mail address').fill(email);
  await dialog(page).getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText(`Sent to ${email}`)).toBeVisible();
  const link = await mailedLink(page.request, email, 'document');
  const context = await browser.newContext();
  const customer = await context.newPage();
  await customer.goto(new URL(link, page.url()).href);
  return customer;
}

test('a service call is billed line by line, with two taxes, sent, and paid in two parts', async ({
  page,
  request,
  browser,
}) => {
  await inOwnCompany(page, request);
  await setTaxes(page, [
    { name: 'GST', rate: '5' },
    { name: 'PST', rate: '7' },
  ]);
  await newDocument(page, { isQuote: false });
  await page.keyboard.type('Labour');
  await page.keyboard.press('Tab');
  await page.keyboard.type('2.75');
  await page.keyboard.press('Tab');
  await page.keyboard.type('h');
  await page.keyboard.press('Tab');
  await page.keyboard.type('128');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Travel');
  for (let at = 0; at < 3; at += 1) await page.keyboard.press('Tab');
  await page.keyboard.type('$64.30');
  await total(page, '$437.12');
  await page.keyboard.press('Enter');
  await paste(page, 'Filters\t6\t18.3750\nThermostat\t1\t249.90\nBelt\t1\t22.50');
  await dialog(page).getByRole('button', { name: 'Add 3 lines' }).click();
  for (const number of [3, 4, 5]) {
    await page.getByRole('button', { name: `Taxes, line ${number}: GST` }).click();
    const taxes = page.getByRole('dialog', { name: `Taxes, line ${number}` });
    await taxes.getByRole('checkbox', { name: 'PST, 7 %' }).check();
    await page.keyboard.press('Escape');
    await expect(taxes).toHaveCount(0);
  }
  await total(page, '$865.69');
  await allSaved(page);
  expect(await seriousFindings(page)).toEqual([]);
  await page.reload();
  await total(page, '$865.69');

  await page.getByRole('button', { name: 'Issue invoice' }).click();
  await dialog(page).getByRole('button', { name: 'Issue invoice' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^INV-\d{4}-\d{4}/);
  await expect(page.getByText(/has been issued and can no longer be changed/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a line' })).toHaveCount(0);

  const customer = await sentTo(page, browser, ownAddress('helen'));
  await total(customer, '$865.69');
  await expect(customer.getByText('Left to pay: $865.69')).toBeVisible();
  expect(await seriousFindings(customer)).toEqual([]);
  await customer.context().close();

  await page.getByRole('button', { name: 'Record a payment' }).click();
  await dialog(page).getByLabel('Amount ($)').fill('500');
  await dialog(page).getByRole('button', { name: 'Save payment' }).click();
  await total(page, '$365.69');
  await page.goto('/financial/ageing');
  await expect(page.getByRole('table', { name: 'What customers owe' }).getByText('$365.69').first()).toBeVisible();
  expect(await findingsInEveryTheme(page)).toEqual([]);
  await page.goBack();
  await page.getByRole('button', { name: 'Record a payment' }).click();
  await dialog(page).getByRole('button', { name: 'Save payment' }).click();
  await total(page, '$0.00');
  await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible();
  await page.goto('/financial');
  await expect(page.getByRole('region', { name: 'Invoices sent, not paid', exact: true })).toContainText('$0.00');
});

test('a customer chooses an option of a quote, sees what it comes to, and accepts it by name', async ({
  page,
  request,
  browser,
}) => {
  await inOwnCompany(page, request);
  await setTaxes(page, [{ name: 'HST', rate: '13' }]);
  await newDocument(page, { isQuote: true });
  await paste(page, 'Work as bid\t1\t47537.40\nControls\t1\t1850.00\nFlue\t1\t4275.50');
  await dialog(page).getByRole('button', { name: 'Add 3 lines' }).click();
  for (const number of [2, 3]) {
    await page.getByRole('button', { name: `Line ${number}`, exact: true }).click();
    await page.getByRole('menuitem', { name: 'Optional, the customer chooses' }).click();
  }
  await total(page, '$53,717.26');
  await allSaved(page);
  await page.getByRole('button', { name: 'Issue quote' }).click();
  await dialog(page).getByRole('button', { name: 'Issue quote' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Q-\d{4}-\d{4}/);

  const customer = await sentTo(page, browser, ownAddress('helen'));
  await customer.setViewportSize({ width: 360, height: 780 });
  await total(customer, '$53,717.26');
  await customer.getByRole('checkbox', { name: 'Controls' }).check();
  await total(customer, '$55,807.76');
  expect(await seriousFindings(customer)).toEqual([]);
  await customer.getByRole('button', { name: 'Accept and sign' }).click();
  await expect(dialog(customer).getByText('You accept $55,807.76, taxes included.')).toBeVisible();
  await dialog(customer).getByLabel('Your name').fill('Helen Baptiste');
  await dialog(customer).getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(customer.getByText('This quote is accepted.')).toBeVisible();
  await expect(customer.getByRole('button', { name: 'Accept and sign' })).toHaveCount(0);
  await customer.context().close();
  await page.reload();
  await expect(page.getByText('Accepted by Helen Baptiste')).toBeVisible();
});
