import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { OWN_PASSWORD, createCompany, finishSetup, isSignedIn, mailedLink, ownAddress } from './own-company.ts';
import { bringSession, expect, test } from './person.ts';
import { findingsInEveryTheme } from './serious-findings.ts';
import { call, rowsOf } from './thread-api.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const now = Date.now();
const iso = (ms: number) => new Date(ms).toISOString();
const dayAgo = (days: number) => iso(now - days * DAY).slice(0, 10);

type Saved = { record_id: number };
const saved = async (page: Page, model: string, fields: Record<string, unknown>) =>
  (await call<Saved>(page, `${model}/save`, fields)).record_id;

const newPerson = (page: Page, first_name: string, email = ownAddress(first_name.toLowerCase())) =>
  saved(page, 'User', { email, first_name, last_name: 'Okafor' });

/** Eight hours of a day, submitted; `until` null leaves the clock running. */
const workday = (page: Page, about: { user_id: number; days: number; job_id: number }, more: object = {}) => {
  const { user_id, days, job_id } = about;
  const times = { time_in: `${dayAgo(days)}T12:00:00Z`, time_out: `${dayAgo(days)}T20:30:00Z` };
  return saved(page, 'TimeLog', { user_id, job_id, ...times, break_hours: 0.5, status: 'submitted', ...more });
};

/** A colleague who has joined, in a browser of their own. */
async function joined(browser: Browser, request: APIRequestContext, email: string): Promise<Page> {
  const token = (await mailedLink(request, email, 'accept-invite')).split('/').at(-1) ?? '';
  const form = { token, password: OWN_PASSWORD, confirm: OWN_PASSWORD };
  expect((await request.post('/api/CompanyUser/join', { form })).ok()).toBe(true);
  const page = await (await browser.newContext()).newPage();
  await bringSession(page, email, OWN_PASSWORD);
  await page.goto('/');
  await page.getByRole('button', { name: 'I Agree' }).click();
  await isSignedIn(page);
  return page;
}

/** A press some minutes ago, by a clock that is so much ahead. */
const punch = (page: Page, intent: 'in' | 'out', { minutesAgo = 0, fast = 0 }) =>
  call<Saved>(page, 'TimeLog/punch-clock', {
    intent,
    waited_ms: Math.max(0, Date.now() - now + minutesAgo * MINUTE),
    device_at: iso(now - (minutesAgo - fast) * MINUTE),
    client_key: crypto.randomUUID(),
  });

/** An hour by a clock that was three hours fast; then half an hour while the office had typed other time. */
async function clockedOddly(gus: Page, office: Page, user_id: number): Promise<void> {
  await punch(gus, 'in', { minutesAgo: 300, fast: 180 });
  const fast = await punch(gus, 'out', { minutesAgo: 240, fast: 180 });
  const times = { time_in: iso(now - 180 * MINUTE), time_out: iso(now + 4 * MINUTE) };
  await saved(office, 'TimeLog', { user_id, ...times, break_hours: 0, status: 'submitted' });
  await punch(gus, 'in', { minutesAgo: 60 });
  const over = await punch(gus, 'out', { minutesAgo: 30 });
  for (const { record_id } of [fast, over]) await saved(gus, 'TimeLog', { id: record_id, status: 'submitted' });
}

type Made = { forgotten: number; crewOut: string };

/** 46 logs of five people in a period of two weeks: 41 as they should be, five not. */
async function makeLogs(page: Page, gus: Page, gusId: number): Promise<Made> {
  const [setting] = await rowsOf<{ id: number }>(page, 'CompanySetting', {});
  const payroll_json = JSON.stringify({ period: 'two-weeks', begins: dayAgo(12) });
  await call(page, 'CompanySetting/save', { ...(setting && { id: setting.id }), payroll_json });
  const job_id = await saved(page, 'Job', { job_name: 'Stone Road', job_num: 'J-3001' });
  const [ada, ben, cem, dan] = [
    await newPerson(page, 'Ada'),
    await newPerson(page, 'Ben'),
    await newPerson(page, 'Cem'),
    await newPerson(page, 'Dan'),
  ];
  for (let days = 10; days >= 2; days -= 1) {
    const long = days === 2 ? { time_in: `${dayAgo(2)}T09:00:00Z`, time_out: `${dayAgo(2)}T22:00:00Z` } : {};
    const offsite = days === 3 ? { clocked_in_offsite: 1, distance_m: 420 } : {};
    await workday(page, { user_id: ada, days, job_id }, long);
    await workday(page, { user_id: ben, days, job_id }, offsite);
    await workday(page, { user_id: cem, days, job_id });
    await workday(page, { user_id: dan, days, job_id });
  }
  for (const user_id of [ada, ben, cem]) await workday(page, { user_id, days: 1, job_id });
  for (const days of [3, 4, 5]) await workday(page, { user_id: gusId, days, job_id });
  const forgotten = await workday(page, { user_id: dan, days: 1, job_id }, { time_out: '' });
  await clockedOddly(gus, page, gusId);
  return { forgotten, crewOut: `${dayAgo(1)}T20:30:00.000Z` };
}

/** Decides about what is shown, and says how many keys that took. */
async function decide(page: Page): Promise<{ flag: string; keys: number }> {
  const panel = page.getByRole('region', { name: /Okafor, / });
  const text = (await panel.textContent()) ?? '';
  const flag = FLAGS.find((each) => text.includes(each)) ?? '';
  const keys = flag === 'No clock-out' ? ['u', 'a'] : ['a'];
  for (const key of keys) {
    if (key === 'a') await expect(panel.getByRole('button', { name: /pprove$/ })).toBeEnabled();
    await page.keyboard.press(key);
  }
  return { flag, keys: keys.length };
}

const FLAGS = ['No clock-out', 'Over 12 h', 'Overlaps another', 'Offsite', 'Clock of the device'];
const waits = (page: Page, count: number) =>
  expect(page.getByText(new RegExp(String.raw`^${count} time logs? waits? · `))).toBeVisible();

test('41 logs are approved at one press, five that are odd one by one with three keys at most', async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  await createCompany(page, request, ownAddress('nia'));
  await finishSetup(page);
  const email = ownAddress('gus');
  const gusId = await newPerson(page, 'Gus', email);
  const gus = await joined(browser, request, email);
  const { forgotten, crewOut } = await makeLogs(page, gus, gusId);

  await page.goto('/time-logs/review');
  await expect(page.getByText('46 time logs wait · 345.07 h')).toBeVisible();
  await expect(page.getByRole('link', { name: 'To look at: 5' })).toBeVisible();
  expect(await findingsInEveryTheme(page)).toEqual([]);

  await page.keyboard.press('Shift+A');
  await expect(page.getByText('41 time logs approved')).toBeVisible();
  await waits(page, 5);
  await page.getByRole('button', { name: 'Undo' }).click();
  await waits(page, 46);
  await page.keyboard.press('Shift+A');
  await waits(page, 5);

  const seen: string[] = [];
  for (let left = 5; left > 0; left -= 1) {
    const { flag, keys } = await decide(page);
    expect(keys).toBeLessThanOrEqual(3);
    seen.push(flag);
    await waits(page, left - 1);
  }
  expect(seen.toSorted((a, b) => a.localeCompare(b))).toEqual(FLAGS.toSorted((a, b) => a.localeCompare(b)));

  const query = new URLSearchParams({ filters: JSON.stringify({ status: 'approved' }), limit: '200' });
  const logs = await call<{ id: number; hours: number; time_out: string }[]>(page, `TimeLog/get?${query}`);
  expect(logs).toHaveLength(46);
  expect(logs.reduce((sum, { hours }) => sum + hours, 0)).toBeCloseTo(353.07, 2);
  expect(logs.find(({ id }) => id === forgotten)?.time_out).toBe(crewOut);
  expect(JSON.stringify(await call(page, `History/get?model=TimeLog&id=${forgotten}`))).toContain(
    'Forgot to clock out',
  );
  await gus.context().close();
});

test('on a phone the days of a person are a list, and what is odd opens below itself', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await createCompany(page, request, ownAddress('nia'));
  await finishSetup(page);
  const user_id = await newPerson(page, 'Ada');
  const job_id = await saved(page, 'Job', { job_name: 'Stone Road', job_num: 'J-3001' });
  await workday(page, { user_id, days: 1, job_id }, { clocked_in_offsite: 1, distance_m: 420 });
  await page.goto('/time-logs/review');
  await page.getByRole('link', { name: /Offsite.*420 m away/ }).click();
  const panel = page.getByRole('region', { name: /Ada Okafor, / });
  await expect(panel.getByText('Typed, not clocked.')).toBeVisible();
  await panel.getByRole('button', { name: 'Round to 15 min' }).click();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  await panel.getByRole('button', { name: 'Approve' }).click();
  await waits(page, 0);
});
