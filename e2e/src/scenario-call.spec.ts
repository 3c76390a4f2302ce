import type { Page } from '@playwright/test';
import {
  assign,
  bar,
  callsNeed,
  goesOnLeave,
  grid,
  hasCertificate,
  takeByKeys,
  tray,
  triedDrop,
} from './board-steps.ts';
import { CHECK, makeCheck } from './made-form.ts';
import { createCompany, finishSetup, ownAddress } from './own-company.ts';
import { expect, test } from './person.ts';
import { dayThere, photo } from './scenes.ts';
import { seriousFindings } from './serious-findings.ts';
import { skipSignature } from './small-form.ts';
import { inviteTechnician } from './technician.ts';
import { rowsOf } from './thread-api.ts';

/** Somewhere where it is not the middle of the night, so that what is done now is done on the day that the board shows. */
const ZONE = [4, 5, 6, 7].includes(new Date().getUTCHours()) ? 'Asia/Tokyo' : 'America/Toronto';
const AT_THE_DOOR = { latitude: 43.54625, longitude: -80.25265, accuracy: 40 };
const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  timezoneId: ZONE,
  permissions: ['geolocation'],
  geolocation: { latitude: 43.4516, longitude: -80.4925 },
};
const MINUTE = 60_000;

test.use({ viewport: { width: 1440, height: 900 }, timezoneId: ZONE });

const dialog = (page: Page) => page.getByRole('dialog');
const toSend = (phone: Page) => phone.getByText(/kept on this device/i);

const WEXFORD = {
  phone: '519 555 0142',
  customer: 'Wexford Dental Centre',
  address: '60 Norfolk St',
  city: 'Guelph',
  position: '43.5460,-80.2530',
  about: 'No heat, rooftop unit 2',
  priority: 'High',
  minutes: '90',
};

const EARLIER = {
  ...WEXFORD,
  phone: '519 555 0177',
  customer: 'Grand River Bakery',
  address: '12 King St',
  city: 'Kitchener',
  position: '43.4516,-80.4925',
  about: 'Oven room exhaust',
  priority: 'Normal',
};

async function addPerson(page: Page, first: string, last: string): Promise<void> {
  await page.goto('/employee/new');
  await page.getByLabel('First name').fill(first);
  await page.getByLabel('Last name').fill(last);
  await page.getByLabel('E-mail').fill(ownAddress(first.toLowerCase()));
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('This person is invited and has not answered yet.')).toBeVisible();
}

/** Who calls again is known from the seventh digit on, with the way in and what is open. */
async function callsAgain(page: Page): Promise<void> {
  const [contact] = await rowsOf<{ slug: string }>(page, 'Contact', { name: WEXFORD.customer });
  await page.goto(`/contact/${contact?.slug}/details`);
  await page.getByLabel('Access notes').fill('Gate 4711');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved')).toBeVisible();
  await page.goto(`/schedule/day/${dayThere(ZONE)}?who=all`);
  await expect(grid(page)).toBeVisible();
  await page.keyboard.press('c');
  await expect(dialog(page).getByLabel('Phone')).toBeFocused();
  await page.keyboard.type('519 555');
  await expect(dialog(page).getByRole('button', { name: WEXFORD.customer })).toHaveCount(0);
  await page.keyboard.type(' 0');
  const known = dialog(page).getByRole('button', { name: /Wexford Dental Centre/ });
  await expect(known).toContainText('Gate 4711');
  await expect(known).toContainText(/Open: S-\S+ No heat, rooftop unit 2/);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
}

/** Everything that happens at the customer's, without a network. */
async function work(phone: Page): Promise<void> {
  await phone.getByRole('button', { name: 'Arrive', exact: true }).click();
  await expect(phone.getByRole('button', { name: 'Done' })).toBeVisible();
  await phone.getByLabel('Part', { exact: true }).fill('Igniter HSI-24');
  await phone.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(phone.getByText('Igniter HSI-24 × 1')).toBeVisible();
  for (const name of ['unit.png', 'board.png']) await phone.getByLabel('Photo before').setInputFiles(photo(name));
  for (const name of ['flame.png', 'closed.png']) await phone.getByLabel('Photo after').setInputFiles(photo(name));
  await fillForm(phone);
}

async function fillForm(phone: Page): Promise<void> {
  await phone.getByRole('link', { name: 'Forms', exact: true }).click();
  await phone.getByRole('link', { name: 'Start a form' }).first().click();
  const main = phone.getByRole('main');
  for (const name of CHECK) await main.getByRole('link', { name, exact: true }).click();
  await main.getByText('Yes', { exact: true }).click();
  await phone.getByRole('button', { name: 'I understand: Next' }).click();
  await skipSignature(main, phone);
  await phone.getByRole('button', { name: 'Submit Form' }).click();
  await expect(phone.getByRole('heading', { name: 'Waiting to be sent' })).toBeVisible();
}

/** The customer signs; another visit is agreed. */
async function finish(phone: Page, returnOn: string): Promise<void> {
  await phone.getByRole('button', { name: 'Return visit' }).click();
  await dialog(phone).getByLabel('What is left to do').fill('Fit the ordered board');
  await dialog(phone).getByLabel('Day').fill(returnOn);
  await dialog(phone).getByLabel('Time').fill('08:00');
  await dialog(phone).getByLabel('Minutes').fill('60');
  await dialog(phone).getByRole('button', { name: 'Ask for it' }).click();
  await phone.getByRole('button', { name: 'Done' }).click();
  const sheet = dialog(phone).locator('canvas, svg[role="img"]').first();
  const box = await sheet.boundingBox();
  if (!box) throw new Error('There is nothing to sign on.');
  await dialog(phone).getByLabel('Name of the person signing').fill('Joanne Reid');
  await phone.mouse.move(box.x + 30, box.y + 40);
  await phone.mouse.down();
  await phone.mouse.move(box.x + 160, box.y + 60, { steps: 6 });
  await phone.mouse.up();
  await dialog(phone).getByRole('button', { name: 'Finish the visit' }).click();
  await expect(phone.getByText(/^Done · \d kept on this device/)).toBeVisible();
}

test('the phone rings: a call is taken by keys, what is in the way is said before it is dropped, it is done without a network and arrives once', async ({
  page,
  request,
  browser,
  complaints,
}) => {
  test.slow();
  const today = dayThere(ZONE);
  await createCompany(page, request, ownAddress('nia'));
  await page.getByLabel('Country').selectOption('Canada');
  await page.getByLabel('Province or state').selectOption('Ontario');
  await finishSetup(page);
  await makeCheck(page);
  const phone = await inviteTechnician({ page, browser, request }, { first: 'Tom', last: 'Reyes' }, PHONE);
  await addPerson(page, 'Lena', 'Fischer');
  await addPerson(page, 'Omar', 'Haddad');
  await callsNeed(page, 'Gas ticket');
  await hasCertificate(page, 'Gas ticket', { person: 'Reyes', ends: dayThere(ZONE, 400) });
  await hasCertificate(page, 'Gas ticket', { person: 'Fischer', ends: dayThere(ZONE, 400) });
  await hasCertificate(page, 'Gas ticket', { person: 'Haddad', ends: dayThere(ZONE, -1) });

  // Nine twenty: Tom is at a bakery until half past ten.
  await page.clock.setFixedTime(new Date(`${today}T09:20:00${offsetOf(today)}`));
  await page.goto(`/schedule/day/${today}?who=all`);
  await expect(grid(page)).toBeVisible();
  await goesOnLeave(page, 'Lena Fischer', today);
  await takeByKeys(page, EARLIER);
  await assign(page, EARLIER.about, { person: 'Tom Reyes', day: today, time: '09:00' });
  const nine = /Grand River Bakery/;
  await expect(bar(page, nine)).toBeVisible();
  expect(await takeByKeys(page, WEXFORD)).toBeLessThan(30_000);
  await expect(tray(page).getByText('High')).toBeVisible();
  await callsAgain(page);
  expect(await seriousFindings(page)).toEqual([]);

  const drop = (person: string, time: string) => triedDrop(page, WEXFORD.about, { person, time, nine });
  expect(await drop('Tom Reyes', '10:30')).toEqual(['22.0 km straight, about 34 min; 0 free']);
  expect(await drop('Tom Reyes', '10:00')).toEqual(['Overlaps another visit by 30 min']);
  expect(await drop('Lena Fischer', '10:30')).toEqual([expect.stringMatching(/^On leave until /)]);
  expect(await drop('Omar Haddad', '10:30')).toEqual([expect.stringMatching(/^Gas ticket ended /)]);
  await assign(page, WEXFORD.about, { person: 'Tom Reyes', day: today, time: '11:05' });
  await expect(bar(page, /^Planned Wexford Dental Centre .*, 11:05–12:35/)).toBeVisible();
  await page.getByRole('button', { name: 'Publish 2' }).click();
  await expect(bar(page, /^Published Wexford Dental Centre .*, 11:05–12:35/)).toBeVisible();

  // The phone is told, and has the call with its forms for when there is no network.
  await phone.clock.install();
  await phone.goto('/forms/templates');
  await phone.getByRole('button', { name: /Get ready now|Keep again/ }).click();
  await expect(phone.getByText(/Ready for offline: 1 form · 2 jobs/)).toBeVisible({ timeout: 60_000 });
  await phone.goto('/notifications/feed');
  await expect(phone.getByText(/No heat, rooftop unit 2: you go on /)).toBeVisible();
  await phone.goto('/');
  await phone.getByRole('link', { name: /No heat/ }).click();
  await expect(phone.getByRole('link', { name: 'Call', exact: true })).toHaveAttribute('href', 'tel:+15195550142');
  await expect(phone.getByText('Gate 4711')).toBeVisible();
  // The forms of a call are on the device once somebody has looked at them.
  await phone.getByRole('link', { name: 'Forms', exact: true }).click();
  await expect(phone.getByRole('link', { name: 'Start a form' }).first()).toBeVisible();
  await phone.goBack();
  await phone.getByRole('button', { name: 'On my way' }).click();
  await expect(toSend(phone)).toHaveCount(0);
  await expect(bar(page, /^On the way Wexford Dental Centre/)).toBeVisible();

  // No network from here on: 36 minutes to the door, 48 at work, 21 until there is one again.
  await phone.context().setOffline(true);
  await phone.clock.fastForward(36 * MINUTE);
  await expect(phone.getByText('You are here. Arrive?')).toHaveCount(0);
  await phone.context().setGeolocation(AT_THE_DOOR);
  await expect(phone.getByText('You are here. Arrive?')).toBeVisible();
  await work(phone);
  await phone.getByRole('banner').getByRole('link', { name: 'Fieldspan' }).click();
  await phone.getByRole('link', { name: /No heat/ }).click();
  await phone.clock.fastForward(48 * MINUTE);
  await finish(phone, dayThere(ZONE, 7));
  const doneMs = Date.now() - 21 * MINUTE;
  await phone.clock.fastForward(21 * MINUTE);
  await phone.context().setOffline(false);
  await expect(tray(page).getByText('Fit the ordered board')).toBeVisible({ timeout: 60_000 });
  await expect(toSend(phone)).toHaveCount(0, { timeout: 60_000 });
  await expect(bar(page, /^Done Wexford Dental Centre/)).toBeVisible({ timeout: 2000 });
  await arrivedOnce(page, doneMs);
  // The browser reports every call that it could not make.
  complaints.length = 0;
  await phone.context().close();
});

/** Each of it once, in the order in which it was done, at the time at which it was done. */
async function arrivedOnce(page: Page, doneMs: number): Promise<void> {
  const events = await rowsOf<{ kind: string; at: string; lat: number | null; visit_id: number }>(
    page,
    'VisitEvent',
    {},
  );
  expect(events.map(({ kind }) => kind)).toEqual(['travel', 'arrive', 'return_visit', 'done']);
  const [, arrived, , done] = events;
  expect(arrived?.lat).toBeCloseTo(AT_THE_DOOR.latitude, 5);
  expect(Math.abs(Date.parse(done?.at ?? '') - doneMs)).toBeLessThan(20_000);
  expect(await rowsOf(page, 'VisitPart', {})).toMatchObject([
    { description: 'Igniter HSI-24', quantity: 1, is_from_van: 1, visit_id: done?.visit_id },
  ]);
  const photos = await rowsOf<{ moment: string }>(page, 'ServiceFile', {});
  expect(photos.map(({ moment }) => moment).toSorted()).toEqual(['after', 'after', 'before', 'before']);
  expect(await rowsOf(page, 'CompanyForm', {})).toHaveLength(1);
  const visits = await rowsOf<{ note: string | null; state: string; duration_min: number; starts_at: string }>(
    page,
    'Visit',
    { follows_id: done?.visit_id },
  );
  expect(visits).toMatchObject([{ note: 'Fit the ordered board', state: 'tray', duration_min: 60 }]);
}

/** Of the zone on that day, like -05:00. */
function offsetOf(day: string): string {
  const shown = new Intl.DateTimeFormat('en', { timeZone: ZONE, timeZoneName: 'longOffset' });
  const part = shown.formatToParts(new Date(`${day}T12:00:00Z`)).find(({ type }) => type === 'timeZoneName');
  return part?.value.replace('GMT', '') ?? 'Z';
}
