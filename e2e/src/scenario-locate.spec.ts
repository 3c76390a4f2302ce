import type { Page } from '@playwright/test';
import { createCompany, finishSetup, ownAddress } from './own-company.ts';
import { expect, test } from './person.ts';
import { choose, photo } from './scenes.ts';
import { seriousFindings } from './serious-findings.ts';
import { inviteTechnician } from './technician.ts';
import { rowsOf } from './thread-api.ts';

const ZONE = 'America/Toronto';
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, timezoneId: ZONE };

test.use({ viewport: { width: 1440, height: 900 }, timezoneId: ZONE });

const dialog = (page: Page) => page.getByRole('dialog');

/** Both devices believe that it is this moment. */
async function itIs(moment: string, ...pages: readonly Page[]): Promise<void> {
  for (const page of pages) await page.clock.setFixedTime(new Date(moment));
}

/** A call of a customer that the technician goes to, taken and published on the board. */
async function callFor(page: Page, person: string): Promise<void> {
  await page.goto('/schedule/day/2026-11-10');
  await expect(page.getByRole('grid', { name: 'People and hours' })).toBeVisible();
  await page.keyboard.press('c');
  await dialog(page).getByLabel('Phone').fill('519 555 0142');
  await dialog(page).getByLabel('Customer').fill('Wexford Dental Centre');
  await dialog(page).getByLabel('Address').fill('60 Norfolk St');
  await dialog(page).getByLabel('What is wrong').fill('New gas line');
  await dialog(page).getByRole('button', { name: 'Take the call' }).click();
  await page.getByRole('button', { name: /^Assign S-/ }).click();
  await dialog(page).getByLabel('Person').selectOption(person);
  await dialog(page).getByLabel('Day').fill('2026-11-10');
  await dialog(page).getByLabel('Time').fill('09:00');
  await dialog(page).getByRole('button', { name: 'Assign' }).click();
  await page.getByRole('button', { name: 'Publish 1' }).click();
  await expect(page.getByRole('gridcell', { name: /^(Published|Late.*) Wexford Dental Centre/ })).toBeVisible();
}

async function makeTicket(page: Page, number: string, requested: string): Promise<void> {
  await page.goto('/locates/new');
  await page.getByLabel('Ticket number').fill(number);
  await choose(page, 'Service', 'New gas line');
  await page.getByLabel('Utilities that were asked').fill('Gas, Water, Hydro, Telecom');
  await page.getByLabel('Latitude').fill('43.546');
  await page.getByLabel('Longitude').fill('-80.253');
  await page.getByLabel('Requested').fill(requested);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Pin: 43.546000, -80.253000')).toBeVisible();
}

type Said = { answer: 'Marked' | 'Clear'; marks?: string };

/** What a utility said, written down on the phone. */
async function answered(phone: Page, utility: string, { answer, marks }: Said): Promise<void> {
  await phone.getByRole('button', { name: `Answer of ${utility}`, exact: true }).click();
  await dialog(phone).getByLabel('Answer', { exact: true }).selectOption(answer);
  if (marks !== undefined) await dialog(phone).getByLabel('Photo of the marks').setInputFiles(photo(marks));
  await dialog(phone).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(phone)).toHaveCount(0);
}

const site = (phone: Page) => phone.getByRole('region', { name: 'Locates' });

/** Every utility is asked again for the new ticket; the old one stays green to its end. */
async function renewed(page: Page, phone: Page, { number, id }: { number: string; id: number }): Promise<void> {
  await page.getByRole('button', { name: 'Renew', exact: true }).click();
  await dialog(page).getByLabel('Number of the new ticket').fill(`${number}R`);
  await dialog(page).getByRole('button', { name: 'Renew', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${number}R` })).toBeVisible();
  await expect(page.getByText('Do not dig: these have not cleared it: Gas, Water, Hydro, Telecom.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Times' }).getByRole('link', { name: number })).toBeVisible();
  expect(await rowsOf(page, 'Locate', { renewed_from_id: id })).toHaveLength(1);
  await phone.reload();
  await expect(site(phone).getByText('Clear to dig', { exact: true }).first()).toBeVisible();
  await expect(site(phone).getByRole('article', { name: `${number}R` })).toContainText('Do not dig yet');
}

test('a locate is asked, answered on site without a network, and green once its end is noted', async ({
  page,
  request,
  browser,
  complaints,
}) => {
  await createCompany(page, request, ownAddress('nia'));
  await page.getByLabel('Country').selectOption('Canada');
  await page.getByLabel('Province or state').selectOption('Ontario');
  await finishSetup(page);
  const phone = await inviteTechnician({ page, browser, request }, { first: 'Tom', last: 'Reyes' }, PHONE);
  await callFor(page, 'Tom Reyes');

  // Asked on Monday 2 November: five working days, so the answers are due on the 9th.
  await itIs('2026-11-04T15:00:00Z', page, phone);
  const number = `2026${crypto.randomUUID().slice(0, 8)}`;
  await makeTicket(page, number, '2026-11-02T09:00');
  const times = page.getByRole('region', { name: 'Times' });
  await expect(times.getByText('Nov 9', { exact: true })).toBeVisible();
  await expect(times.getByText('Jan 8, 2027, by the rules here')).toBeVisible();
  await expect(page.getByText('Do not dig: these have not cleared it: Gas, Water, Hydro, Telecom.')).toBeVisible();

  // Three have answered; the fourth is silent, and late.
  await phone.goto('/');
  await phone.getByRole('link', { name: /New gas line/ }).click();
  await expect(phone.getByRole('button', { name: 'Answer of Gas', exact: true })).toBeVisible();
  await phone.context().setOffline(true);
  await answered(phone, 'Gas', { answer: 'Marked', marks: 'gas.png' });
  await answered(phone, 'Water', { answer: 'Marked' });
  await answered(phone, 'Hydro', { answer: 'Clear' });
  await expect(site(phone).getByText(/kept on this device/)).toHaveCount(3);
  await expect(site(phone).getByText('Do not dig', { exact: true })).toBeVisible();
  await phone.context().setOffline(false);
  await expect(site(phone).getByText(/kept on this device/)).toHaveCount(0, { timeout: 40_000 });
  await itIs('2026-11-10T13:00:00Z', page);
  await page.reload();
  await expect(page.getByText('Do not dig: these have not cleared it: Telecom.')).toBeVisible();
  await expect(times.getByText('Nov 9, late')).toBeVisible();

  // Telecom answers; a person notes the end that the rules give, and the light turns green.
  await answered(phone, 'Telecom', { answer: 'Clear' });
  await expect(site(phone).getByText(/kept on this device/)).toHaveCount(0, { timeout: 40_000 });
  await page.reload();
  await expect(page.getByText('Do not dig: until when this ticket holds is not noted.')).toBeVisible({
    timeout: 20_000,
  });
  await times.getByRole('button', { name: 'Note it as the end' }).click();
  await expect(page.getByText('Clear to dig').first()).toBeVisible();
  await expect(times.getByText('Dec 31', { exact: true })).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  await phone.reload();
  await expect(site(phone).getByText('Clear to dig').first()).toBeVisible();
  const [ticket] = await rowsOf<{ id: number }>(page, 'Locate', { ticket_num: number });
  const answers = await rowsOf<{ utility: string }>(page, 'LocateAnswer', {
    locate_id: ticket?.id,
    answer: ['Marked', 'Clear'],
  });
  expect(answers.map(({ utility }) => utility).toSorted()).toEqual(['Gas', 'Hydro', 'Telecom', 'Water']);
  expect(await rowsOf(page, 'LocateFile', { locate_id: ticket?.id })).toHaveLength(1);
  await renewed(page, phone, { number, id: ticket?.id ?? 0 });
  // The browser reports every call that it could not make.
  complaints.length = 0;
  await phone.context().close();
});
