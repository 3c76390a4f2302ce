import { allSaved, dialog, paste, setTaxes, total } from './money-pages.ts';
import { createCompany, finishSetup, mailedLink, ownAddress } from './own-company.ts';
import { expect, test } from './person.ts';
import { findingsInEveryTheme } from './serious-findings.ts';

test('a company says how it reminds, reminds a customer by hand, sees that it was read, and stops where it is disputed', async ({
  page,
  request,
  browser,
}) => {
  await createCompany(page, request, ownAddress('rena'));
  await finishSetup(page);
  await setTaxes(page, [{ name: 'HST', rate: '13' }]);
  await page.goto('/settings/reminders');
  await expect(page.getByRole('switch', { name: 'Remind customers of their invoices' })).not.toBeChecked();
  await page.getByText('Remind customers of their invoices').click();
  const first = page.getByRole('group', { name: 'Reminder 1', exact: true });
  await first.getByLabel('Text').fill('Hello {customer}, pay {nmber} please.');
  await expect(first.getByText('{nmber} is nothing that an invoice has.')).toBeVisible();
  await first.getByLabel('Text').fill('Hello {customer}, {number} of {amount} is due on {due}.');
  await expect(first.getByText('Hello Willow Court, INV-2026-0042 of $1,284.30 is due on 2026-06-10.')).toBeVisible();
  expect(await findingsInEveryTheme(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved!')).toBeVisible();

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
  const reminders = page.getByRole('region', { name: 'Reminders' });
  await expect(reminders.getByText('The customer was not reminded yet')).toBeVisible();
  await expect(reminders.getByText(/^No e-mail address is known\./)).toBeVisible();

  const email = ownAddress('helen');
  await page.getByRole('button', { name: 'Remind now …' }).click();
  await dialog(page).getByLabel('E-mail address').fill(email);
  await expect(dialog(page).getByLabel('Message')).toHaveValue(/of \$1,000\.11/);
  await dialog(page).getByLabel('Message').fill('Please pay $1,000.11 this week.');
  await dialog(page).getByRole('button', { name: 'Send', exact: true }).click();
  await expect(reminders.getByText(new RegExp(`To ${email}.*not opened yet`))).toBeVisible();
  const link = await mailedLink(page.request, email, 'document');
  const customer = await (await browser.newContext({ viewport: { width: 360, height: 780 } })).newPage();
  await customer.goto(new URL(link, page.url()).href);
  await expect(customer.getByText('Left to pay: $1,000.11')).toBeVisible();
  await customer.context().close();
  await page.reload();
  await expect(reminders.getByText('Seen')).toBeVisible();

  await reminders.getByRole('button', { name: 'Reminders of this invoice' }).click();
  await page.getByRole('menuitem', { name: 'The customer disputes it …' }).click();
  await dialog(page)
    .getByLabel(/Reason/)
    .fill('Wrong hours');
  await dialog(page).getByRole('button', { name: 'It is disputed' }).click();
  await expect(reminders.getByText('The customer disputes this invoice: nobody is reminded of it.')).toBeVisible();
  await expect(reminders.getByRole('button', { name: 'Remind now …' })).toHaveCount(0);
  expect(await findingsInEveryTheme(page)).toEqual([]);
});
