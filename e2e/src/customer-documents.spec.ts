import type { Browser, Page } from '@playwright/test';
import { answerOf } from './answer-of.ts';
import { dialog, total } from './money-pages.ts';
import { inOwnCompany, mailedLink, ownAddress } from './own-company.ts';
import { draw } from './pad.ts';
import { expect, test } from './person.ts';
import { seriousFindings } from './serious-findings.ts';

const LINES = JSON.stringify([
  { key: 'a', description: 'Boilers', quantity: '1', price: '22477', taxes: [] },
  { key: 'o', description: 'Controls', quantity: '1', price: '1850', taxes: [], optional: true },
]);

const idOf = (answer: unknown): number => Number(Reflect.get(Object(answer), 'record_id'));

async function chooseLook(page: Page): Promise<void> {
  await page.goto('/settings/documents');
  const preview = page.getByRole('article', { name: 'Preview' });
  await page.getByLabel('Terms of quotes, bids and change orders').fill('Half in advance, half when it runs.');
  await page.getByRole('radio', { name: 'Teal' }).check();
  await page.getByLabel('Text at the foot').fill('HST 123456789');
  await expect(preview.getByText('Half in advance, half when it runs.')).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved!')).toBeVisible();
}

async function issuedBid(page: Page): Promise<void> {
  const job = await answerOf(page, 'Job/save', { job_name: 'Boiler plant', job_num: `J-${Date.now()}`, is_lead: 1 });
  const bid = await answerOf(page, 'JobBid/save', {
    job_id: idOf(job),
    title: 'Base bid',
    status: 'Draft',
    lines_json: LINES,
  });
  await page.goto(`/project-bid-summary/${String(Reflect.get(Object(bid), 'slug'))}`);
  await page.getByRole('button', { name: 'Issue bid' }).click();
  await dialog(page).getByRole('button', { name: 'Issue bid' }).click();
}

/** @returns the customer's page on their phone */
async function sentTo(page: Page, browser: Browser, email: string): Promise<Page> {
  await page.getByRole('button', { name: 'Send to the customer …' }).click();
  await dialog(page).getByLabel('E-mail address').fill(email);
  await dialog(page).getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Sent to' }).getByText(email)).toBeVisible();
  const link = await mailedLink(page.request, email, 'document');
  const context = await browser.newContext({ viewport: { width: 360, height: 780 } });
  const customer = await context.newPage();
  await customer.goto(new URL(link, page.url()).href);
  return customer;
}

test('a bid is accepted and signed on a phone; the office sees it, and switches the link off', async ({
  page,
  request,
  browser,
}) => {
  await inOwnCompany(page, request);
  await chooseLook(page);
  await issuedBid(page);
  const email = ownAddress('helen');
  const customer = await sentTo(page, browser, email);
  await expect(customer.getByText('Half in advance, half when it runs.')).toBeVisible();
  await customer.getByRole('checkbox', { name: 'Controls' }).check();
  await total(customer, '$24,327.00');
  expect(await seriousFindings(customer)).toEqual([]);
  await customer.getByRole('button', { name: 'Accept and sign' }).click();
  await dialog(customer).getByLabel('Your name').fill('Helen Baptiste');
  await draw(customer, dialog(customer).getByRole('figure', { name: 'Signature pad, empty' }));
  await expect(dialog(customer).getByRole('figure', { name: 'Signature pad, signed' })).toBeVisible();
  await dialog(customer).getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(customer.getByText('This bid is accepted.')).toBeVisible();

  await page.reload();
  await expect(page.getByText('This bid is the contract.', { exact: false })).toBeVisible();
  await expect(page.getByText('Accepted by Helen Baptiste')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Signature of Helen Baptiste' })).toBeVisible();
  await page.getByRole('button', { name: `Switch off the link of ${email}` }).click();
  await dialog(page).getByRole('button', { name: 'Switch off', exact: true }).click();
  await expect(page.getByText('Switched off', { exact: true })).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  await customer.reload();
  await expect(customer.getByText(/has switched this link off/)).toBeVisible();
  await customer.context().close();
});
