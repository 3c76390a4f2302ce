import type { Page } from '@playwright/test';
import { allSaved, dialog, paste, setTaxes, total } from './money-pages.ts';
import { createCompany, finishSetup, mailedLink, ownAddress } from './own-company.ts';
import { expect, test } from './person.ts';
import { findingsInEveryTheme, seriousFindings } from './serious-findings.ts';

/** From the customer’s page to the page of the local provider. */
async function goToPay(customer: Page, amount: string): Promise<void> {
  await customer.getByRole('button', { name: 'Pay by card' }).click();
  await dialog(customer).getByLabel('Amount ($)').fill(amount);
  await dialog(customer)
    .getByRole('button', { name: `Go on to pay $${amount}` })
    .click();
  await expect(customer.getByRole('heading', { level: 1, name: 'Test payment' })).toBeVisible();
  await expect(customer.getByText(`$${amount} CAD`)).toBeVisible();
}

test('a customer pays an invoice by card in two parts, one of them declined at first; a part of it is refunded', async ({
  page,
  request,
  browser,
}) => {
  await createCompany(page, request, ownAddress('pia'));
  await finishSetup(page);
  await setTaxes(page, [{ name: 'HST', rate: '13' }]);
  await page.goto('/settings/documents');
  await expect(page.getByLabel('Customers may pay their invoices by card')).toHaveValue('parts');
  await page.goto('/invoice/new/details');
  await page.getByLabel('Text below the lines').fill('Thank you for your business.');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Add a line' }).click();
  await paste(page, 'Pump\t1\t885.05');
  await dialog(page).getByRole('button', { name: /^Add/ }).click();
  await total(page, '$1,000.11');
  await allSaved(page);
  await page.getByRole('button', { name: 'Issue invoice' }).click();
  await dialog(page).getByRole('button', { name: 'Issue invoice' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^INV-\d{4}-\d{4}/);

  const email = ownAddress('helen');
  await page.getByRole('button', { name: 'Send to the customer …' }).click();
  await dialog(page).getByLabel('E-mail address').fill(email);
  await dialog(page).getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText(`Sent to ${email}`)).toBeVisible();
  const link = await mailedLink(page.request, email, 'document');
  const customer = await (await browser.newContext({ viewport: { width: 360, height: 780 } })).newPage();
  await customer.goto(new URL(link, page.url()).href);
  await expect(customer.getByText('Left to pay: $1,000.11')).toBeVisible();

  await goToPay(customer, '400.05');
  await customer.getByRole('button', { name: 'Pay $400.05' }).click();
  await expect(customer.getByText('Thank you. $400.05 was paid.')).toBeVisible();
  await expect(customer.getByText('Left to pay: $600.06')).toBeVisible();
  await expect(customer.getByText('Paid by Card: $400.05')).toBeVisible();
  expect(await seriousFindings(customer)).toEqual([]);

  await goToPay(customer, '600.06');
  await customer.getByRole('button', { name: 'Decline the card' }).click();
  await expect(customer.getByRole('alert')).toHaveText('The card was declined. Nothing was paid.');
  await customer.getByRole('link', { name: 'Back without paying' }).click();
  await expect(customer.getByText('Left to pay: $600.06')).toBeVisible();
  await goToPay(customer, '600.06');
  await customer.getByRole('button', { name: 'Pay, and tell it late' }).click();
  await expect(customer.getByText('Your payment of $600.06 is being processed.')).toBeVisible();
  await expect(customer.getByText('Thank you. $600.06 was paid.')).toBeVisible({ timeout: 20_000 });
  await expect(customer.getByText('Left to pay: $0.00')).toBeVisible();
  await expect(customer.getByRole('button', { name: 'Pay by card' })).toHaveCount(0);

  await page.reload();
  await total(page, '$0.00');
  await page.getByRole('button', { name: 'Refund …' }).last().click();
  await dialog(page).getByLabel('Amount ($)').fill('100.10');
  await dialog(page)
    .getByLabel(/Reason/)
    .fill('One valve came back');
  await dialog(page).getByRole('button', { name: 'Refund $100.10' }).click();
  await total(page, '$100.10');
  await expect(page.getByText(/re_local_\w+ · One valve came back/)).toBeVisible();
  expect(await findingsInEveryTheme(page)).toEqual([]);
  await customer.reload();
  await expect(customer.getByText('Refunded: $100.10')).toBeVisible();
  await expect(customer.getByText('Left to pay: $100.10')).toBeVisible();
  await customer.context().close();
  await page.goto('/financial/ageing');
  await expect(page.getByRole('table', { name: 'What customers owe' }).getByText('$100.10').first()).toBeVisible();
});
