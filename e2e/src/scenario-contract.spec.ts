import type { Locator, Page } from '@playwright/test';
import { makeCheck } from './made-form.ts';
import { createCompany, finishSetup, ownAddress } from './own-company.ts';
import { expect, test } from './person.ts';
import { choose, dayThere, photo } from './scenes.ts';
import { seriousFindings } from './serious-findings.ts';
import { inviteTechnician } from './technician.ts';
import { rowsOf } from './thread-api.ts';

const ZONE = 'America/Toronto';
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, timezoneId: ZONE };
const TASKS = ['Clean the burner', 'Check the flue', 'Change the filters'];

test.use({ viewport: { width: 1440, height: 900 }, timezoneId: ZONE });

const dialog = (page: Page) => page.getByRole('dialog');
const preview = (page: Page) => page.getByRole('region', { name: 'The first visits' });

/** The second Monday of a month, counted from the present one. */
function secondMonday(months: number): string {
  const [year = 0, month = 1] = dayThere(ZONE).split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  first.setUTCDate(1 + ((8 - first.getUTCDay()) % 7) + 7);
  return first.toISOString().slice(0, 10);
}

/** The next one after today, as a number of months from the present one. */
const NEXT = secondMonday(0) > dayThere(ZONE) ? 0 : 1;

/** How many there are from today on. */
const mondaysAhead = (days: number): number =>
  Array.from({ length: days + 1 }, (_, at) => new Date(dayThere(ZONE, at)).getUTCDay()).filter((day) => day === 1)
    .length;

async function newCustomer(page: Page): Promise<void> {
  await page.goto('/contact/new/details');
  await page
    .getByLabel('Name', { exact: true })
    .or(page.getByRole('textbox', { name: /^Name/ }))
    .first()
    .fill('Wexford Dental Centre');
  await page.getByLabel('Customer', { exact: true }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Wexford Dental Centre' })).toBeVisible();
}

type Rule = { title: string; ends: string; isMoved?: boolean };

/** @returns the contract's address without its tab */
async function newContract(page: Page, { title, ends, isMoved = false }: Rule): Promise<string> {
  await page.goto('/service-contract/new/details');
  await page.getByRole('textbox', { name: /^Title/ }).fill(title);
  await choose(page, 'Customer', 'Wexford Dental Centre');
  await page.getByLabel('Ends').fill(ends);
  await page.getByLabel('Takes').fill('90');
  await page.getByLabel('Made so long before').fill('60');
  await page.getByLabel('Signature').selectOption('The customer signs, or it is said why not');
  if (isMoved) await page.getByLabel('On a weekend or holiday').selectOption('The next working day');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  return new URL(page.url()).pathname.replace(/\/[^/]*$/, '');
}

async function onSecondMondays(page: Page, { from, every }: { from: string; every: string }): Promise<void> {
  await page.getByLabel('First day').fill(from);
  await page.getByLabel('Every', { exact: true }).fill(every);
  await page.getByLabel('On', { exact: true }).selectOption('a weekday of the month');
  await page.getByLabel('Which one').selectOption('second');
  await page.getByLabel('Weekday').selectOption('Monday');
}

async function withTasksAndFiles(page: Page, contract: string): Promise<void> {
  await page.goto(`${contract}/forms`);
  await page.getByRole('button', { name: 'Add a form' }).click();
  await choose(page, 'Form', 'Rooftop units');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByText('Rooftop units')).toBeVisible();
  await page.goto(`${contract}/tasks`);
  for (const title of TASKS) {
    await page.getByRole('button', { name: 'Add a task' }).click();
    await dialog(page)
      .getByRole('textbox', { name: /^What is done/ })
      .fill(title);
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByText(title)).toBeVisible();
  }
  await page.goto(`${contract}/personnel`);
  await page.getByRole('button', { name: 'Add person' }).click();
  await choose(page, 'Person', 'Reyes');
  await dialog(page).getByLabel('Leads the visits').check();
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByText('Tom Reyes')).toBeVisible();
  await page.goto(`${contract}/files`);
  await page.getByRole('button', { name: 'Upload files' }).first().click();
  await page.getByLabel('Files to upload').setInputFiles([photo('agreement.png'), photo('manual.png')]);
  await expect(page.getByText(/agreement/).first()).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(/manual/).first()).toBeVisible({ timeout: 30_000 });
}

async function savedRule(page: Page): Promise<void> {
  const saved = page.waitForResponse((response) => response.url().endsWith('/ServiceContract/save'));
  await page.getByRole('button', { name: 'Save' }).click();
  expect((await saved).ok()).toBe(true);
}

/** The list of what would change, then doing it. */
async function makeVisits(page: Page, lists: Readonly<Record<string, number>>, outcome: string): Promise<void> {
  await page.getByRole('button', { name: 'Make and update visits …' }).click();
  for (const name of ['Made', 'Brought up to date', 'Cancelled', 'Stay as they were agreed'])
    await expect(linesOf(page, name), name).toHaveCount(lists[name] ?? 0);
  await dialog(page).getByRole('button', { name: 'Make and update' }).click();
  await expect(page.getByText(outcome)).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
}

const linesOf = (page: Page, name: string): Locator =>
  dialog(page).getByRole('region', { name, exact: true }).getByRole('listitem');

/** Done is not done without a signature or a reason; without a network as well. */
async function doneWithAReason(phone: Page): Promise<void> {
  await phone.goto('/');
  await phone.getByRole('link', { name: /SC-204/ }).click();
  const form = phone.getByRole('listitem').filter({ hasText: 'Rooftop units' });
  await expect(form).toContainText('To fill in');
  await phone.getByRole('button', { name: 'On my way' }).click();
  await phone.getByRole('button', { name: 'Arrived' }).click();
  await expect(phone.getByText(/kept on this device/)).toBeHidden();
  await phone.context().setOffline(true);
  for (const title of TASKS) {
    // It is checked once the device has it.
    await phone.getByRole('checkbox', { name: title }).click();
    await expect(phone.getByRole('checkbox', { name: title })).toBeChecked();
  }
  await phone.getByRole('button', { name: 'Done' }).click();
  await dialog(phone).getByRole('button', { name: 'Finish the visit' }).click();
  await expect(dialog(phone).getByText('Write the name of the person who signs.')).toBeVisible();
  await dialog(phone).getByText('Nobody here', { exact: true }).click();
  await dialog(phone).getByRole('button', { name: 'Finish the visit' }).click();
  await expect(dialog(phone).getByText('Say why nobody signs.')).toBeVisible();
  await dialog(phone).getByLabel('Why nobody signs').fill('The office is closed');
  await dialog(phone).getByRole('button', { name: 'Finish the visit' }).click();
  await expect(phone.getByText(/^Done · \d kept on this device/)).toBeVisible();
  await phone.context().setOffline(false);
  await expect(phone.getByText(/kept on this device/)).toHaveCount(0, { timeout: 40_000 });
}

test('a contract makes its visits once, with all they bring along; a change reaches those that nobody was told of', async ({
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
  await makeCheck(page);
  await newCustomer(page);

  // Thanksgiving gives way to the next working day.
  const moved = await newContract(page, { title: 'SC-205', ends: '2027-09-30', isMoved: true });
  await page.goto(`${moved}/visits`);
  await onSecondMondays(page, { from: '2026-09-14', every: '1' });
  await expect(preview(page).getByText('Oct 13, 2026 @ 8:00 am · 2026-10-12 is a day off')).toBeVisible();

  const contract = await newContract(page, { title: 'SC-204', ends: '2027-09-30' });
  await withTasksAndFiles(page, contract);
  await page.goto(`${contract}/visits`);
  const asked = page.waitForResponse(async (response) => {
    if (!response.url().includes('ServiceContract/preview')) return false;
    // The page may have moved on meanwhile.
    const { data } = await response.json().catch(() => ({ data: null }));
    return data?.words === 'Every 3 months on the second Monday' && data.dates[0].on === '2026-09-14';
  });
  await onSecondMondays(page, { from: '2026-09-14', every: '3' });
  await expect(preview(page).getByRole('listitem')).toHaveText([
    'Sep 14, 2026 @ 8:00 am',
    'Dec 14, 2026 @ 8:00 am',
    'Mar 8, 2027 @ 8:00 am',
    'Jun 14, 2027 @ 8:00 am',
    'Sep 13, 2027 @ 8:00 am',
  ]);
  const { data } = await (await asked).json();
  expect(data.dates.map(({ starts_at: at }: { starts_at: string }) => at.slice(11, 16))).toEqual([
    '12:00',
    '13:00',
    '13:00',
    '12:00',
    '12:00',
  ]);

  // Only the visit within its lead is made, once.
  await page.getByLabel('First day').fill(secondMonday(NEXT - 3));
  await page.getByRole('button', { name: 'Put in force' }).click();
  await makeVisits(page, { Made: 1 }, '1 made, 0 brought up to date, 0 cancelled');
  await makeVisits(page, { 'Brought up to date': 1 }, '0 made, 1 brought up to date, 0 cancelled');
  const [visit, ...others] = await rowsOf<{ id: number; occurrence_on: string; service_id: number }>(page, 'Visit', {});
  expect(others).toEqual([]);
  expect(visit?.occurrence_on).toBe(secondMonday(NEXT));
  expect(await rowsOf(page, 'VisitTask', { visit_id: visit?.id })).toHaveLength(3);
  expect(await rowsOf(page, 'VisitForm', { visit_id: visit?.id })).toHaveLength(1);
  expect(await rowsOf(page, 'ServiceFile', { service_id: visit?.service_id })).toHaveLength(2);
  expect(await seriousFindings(page)).toEqual([]);

  await page.goto(`/schedule/day/${secondMonday(NEXT)}`);
  await page.getByRole('gridcell', { name: /^Planned Wexford Dental Centre .*, 08:00–09:30/ }).dblclick();
  await dialog(page).getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('gridcell', { name: /^Published Wexford Dental Centre/ })).toBeVisible();

  // From now on every week: what was told stays, and the others are made. Then at nine: only those move.
  await page.goto(`${contract}/visits`);
  await page.getByLabel('Unit').selectOption('weeks');
  await page.getByLabel('Every', { exact: true }).fill('1');
  await savedRule(page);
  const weekly = mondaysAhead(60) - 1;
  const made = `${weekly} made, 0 brought up to date, 0 cancelled`;
  await makeVisits(page, { Made: weekly, 'Stay as they were agreed': 1 }, made);
  await page.getByLabel('Time of day').fill('09:00');
  await savedRule(page);
  await page.getByRole('button', { name: 'Make and update visits …' }).click();
  await expect(linesOf(page, 'Brought up to date').first()).toHaveText(/@ 8:00 am, then .* @ 9:00 am$/);
  await expect(linesOf(page, 'Stay as they were agreed')).toHaveText([/@ 8:00 am$/]);
  await dialog(page).getByRole('button', { name: 'Make and update' }).click();
  await expect(page.getByText(`0 made, ${weekly} brought up to date, 0 cancelled`)).toBeVisible();

  await doneWithAReason(phone);
  const done = await rowsOf<{ unsigned_reason: string }>(page, 'VisitEvent', { kind: 'done' });
  expect(done).toMatchObject([{ unsigned_reason: 'The office is closed' }]);
  // The browser reports every call that it could not make.
  complaints.length = 0;
  await phone.context().close();
});
