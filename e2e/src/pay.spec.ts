import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { answerOf } from './answer-of.ts';
import { createCompany, finishSetup, ownAddress } from './own-company.ts';
import { expect, test } from './person.ts';
import { findingsInEveryTheme } from './serious-findings.ts';

/** The week of 1 November in Ontario: the clock is put back in its first night, and Friday is worked as a lead hand. */
const WEEK: readonly [string, string, number, string?][] = [
  ['2026-11-01T02:00:00Z', '2026-11-01T11:00:00Z', 0.5],
  ['2026-11-02T12:00:00Z', '2026-11-02T22:30:00Z', 0.5],
  ['2026-11-03T12:00:00Z', '2026-11-03T22:30:00Z', 0.5],
  ['2026-11-04T12:00:00Z', '2026-11-04T22:30:00Z', 0.5],
  ['2026-11-05T12:00:00Z', '2026-11-05T21:00:00Z', 0.5],
  ['2026-11-06T12:00:00Z', '2026-11-06T17:00:00Z', 0, 'Lead hand'],
];

async function makeAgreement(page: Page): Promise<void> {
  await page.goto('/collective-agreements');
  await page.getByRole('button', { name: 'New agreement' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Title/).fill('ESA Ontario');
  await dialog.getByText('For everybody who has no other agreement').click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByLabel('Begin with a law').selectOption({ label: 'Ontario: above 44 hours a week' });
  for (const [number, title, rate] of [
    ['1', 'Journeyperson', '32'],
    ['2', 'Lead hand', '36'],
  ] as const) {
    await page.getByRole('button', { name: 'Add a classification' }).click();
    const row = page.getByRole('group', { name: `Classification ${number}` });
    await row.getByLabel(/^Title/).fill(title);
    await row.getByLabel('Dollars an hour').fill(rate);
  }
  await page.getByLabel(/^Pays from/).fill('2026-01-01');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/version=/);
}

async function logWeek(page: Page): Promise<void> {
  for (const [time_in, time_out, break_hours, pay_scale = ''] of WEEK)
    await answerOf(page, 'TimeLog/save', { time_in, time_out, break_hours, pay_scale, status: 'approved' });
}

test('a week comes to its hours and cents by the agreement, and goes to payroll once', async ({ page, request }) => {
  // Not the company that the tests of one worker share: time that others worked there counts too.
  await createCompany(page, request, ownAddress('nia'));
  await finishSetup(page);
  await makeAgreement(page);
  const calculator = page.getByRole('region', { name: 'What it comes to' });
  await expect(calculator.getByRole('status')).toHaveText('40.00 h worked$1,280.00');
  const thursday = page.getByRole('group', { name: /^Thu/ });
  await thursday.getByLabel('Out').fill('20:30');
  await calculator.getByText('Overtime 1.5 ×').click();
  await expect(calculator.getByText(/above 44 h of the week · week 44\.00 → 45\.00 h/)).toBeVisible();
  expect(await findingsInEveryTheme(page)).toEqual([]);

  const slug = await page.evaluate(() =>
    String(JSON.parse(localStorage.getItem('fieldspan.session') ?? '{}').userSlug),
  );
  await page.goto(`/employee/${slug}/pay`);
  await page.getByLabel('Classification').selectOption('Journeyperson');
  await page.getByLabel('Employee number').fill('1042');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved!')).toBeVisible();

  await logWeek(page);
  await page.goto('/time-logs/payroll?day=2026-11-02');
  const people = page.getByRole('region', { name: 'People' });
  await expect(people.getByRole('status')).toHaveText('50.00 h worked$1,726.00');
  await people.getByText('Nia Okoro · 1042').click();
  await expect(people.getByText(/5\.00 h × 54\.00/)).toBeVisible();
  expect(await findingsInEveryTheme(page)).toEqual([]);
  await page.getByRole('button', { name: 'Export this period' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Export' }).click();
  await expect(page.getByText(/^Exported on .* by Nia Okoro/)).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Fetch the file' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toContain('1042,2026-11-01,2026-11-07,OT15,5.00,54.00,270.00,,ESA Ontario,PL-');
});
