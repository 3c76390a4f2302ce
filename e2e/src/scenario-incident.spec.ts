import { createCompany, finishSetup, ownAddress } from './own-company.ts';
import { expect, test } from './person.ts';
import { choose, photo } from './scenes.ts';
import { seriousFindings } from './serious-findings.ts';
import { inviteTechnician } from './technician.ts';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, timezoneId: 'America/Toronto' };

test.use({ viewport: { width: 1440, height: 900 }, timezoneId: 'America/Toronto' });

test('a cut hand is reported from a phone without a network, looked into, put right, and stands in the log', async ({
  page,
  request,
  browser,
  complaints,
}) => {
  await createCompany(page, request, ownAddress('nia'));
  await page.getByLabel('Country').selectOption('Canada');
  await page.getByLabel('Province or state').selectOption('Ontario');
  await finishSetup(page);
  const phone = await inviteTechnician({ page, browser, request }, { first: 'Luis', last: 'Ferreira' }, PHONE);

  await test.step('on the phone, without a network', async () => {
    await phone.goto('/safety/incident/new');
    await expect(phone.getByLabel('In a few words')).toBeVisible();
    // The field for pictures is of another remote and comes a moment later.
    await expect(phone.getByLabel('Picture: pictures')).toBeAttached();
    await phone.context().setOffline(true);
    await phone.getByLabel('In a few words').fill('Hand cut on a duct edge');
    await phone.getByLabel('What came of it').selectOption('Days away from work');
    await phone.getByLabel('Date').fill('2026-11-12');
    await phone.getByLabel('Time').fill('10:20');
    await phone.getByLabel('Picture: pictures').setInputFiles(photo('hand.png'));
    await expect(phone.getByRole('button', { name: 'Report', exact: true })).toBeEnabled();
    await phone.getByRole('button', { name: 'Report', exact: true }).click();
    await expect(phone.getByText('Saved on this device; it is sent as soon as there is a network.')).toBeVisible();
    await phone.context().setOffline(false);
  });

  await test.step('the office is told, and looks into it', async () => {
    await page.goto('/notifications/feed');
    await expect(async () => {
      await page.reload();
      await expect(page.getByText('Incident: Hand cut on a duct edge')).toBeVisible({ timeout: 3_000 });
    }).toPass();
    await page.goto('/safety/incidents');
    await page.getByRole('link', { name: 'Hand cut on a duct edge' }).click();
    await expect(page.getByRole('img', { name: 'Picture of the incident' })).toBeVisible();
    await expect(page.getByText('Form 7 to the WSIB')).toBeVisible();
    await page.getByLabel('Injury or illness').fill('Cut, six stitches');
    await page.getByLabel('Part of the body').fill('Left hand');
    await page.getByLabel('Days away from work').fill('3');
    await choose(page, 'Person of the company', 'Luis Ferreira');
    await page.getByLabel('The company learned of it on').fill('2026-11-12');
    await page.getByLabel('Whose rules count').selectOption('Ontario and United States');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Nov 17', { exact: false }).first()).toBeVisible();
    await expect(page.getByText('Nov 19', { exact: false }).first()).toBeVisible();
    expect(await seriousFindings(page)).toEqual([]);
  });

  await test.step('it is not closed over an open action', async () => {
    await page.getByRole('button', { name: 'New action' }).click();
    const dialog = page.getByRole('dialog', { name: 'New action' });
    await dialog.getByLabel('What has to be done').fill('Edge guards');
    await dialog.getByLabel('Until').fill('2026-11-16');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await page.getByLabel('State', { exact: true }).selectOption('Closed');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Open actions of this incident: 1. Finish them first.')).toBeVisible();
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await page.getByRole('link', { name: 'Edge guards' }).click();
    await page.getByRole('button', { name: '“Edge guards” is done' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'It is done' }).click();
    await expect(page.getByRole('button', { name: 'Open “Edge guards” again' })).toBeVisible();
    await page.goto('/safety/incidents');
    await page.getByRole('link', { name: 'Hand cut on a duct edge' }).click();
    await page.getByLabel('State', { exact: true }).selectOption('Closed');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Closed', { exact: true }).first()).toBeVisible();
  });

  await test.step('the log has it in its columns, and its files are made', async () => {
    await page.goto('/safety/register?year=2026');
    const row = page.getByRole('row', { name: /Luis Ferreira/ });
    await expect(row).toContainText('Cut, six stitches, Left hand');
    await expect(row.getByRole('cell').nth(6)).toHaveText('✕');
    await expect(row.getByRole('cell').nth(9)).toHaveText('3');
    expect(await seriousFindings(page)).toEqual([]);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'OSHA 300', exact: true }).click();
    expect((await saved).suggestedFilename()).toBe('OSHA-300-2026.pdf');
  });

  await test.step('who reported it reads it, without what it did to anybody’s health', async () => {
    await phone.goto('/safety/incidents?show=all');
    await phone.getByRole('link', { name: 'Hand cut on a duct edge' }).click();
    await expect(phone.getByRole('heading', { name: 'Hand cut on a duct edge' })).toBeVisible();
    await expect(phone.getByText('Cut, six stitches')).toHaveCount(0);
    await expect(phone.getByRole('button', { name: 'Form 7' })).toHaveCount(0);
    expect(await seriousFindings(phone)).toEqual([]);
  });
  expect(complaints).toEqual([]);
});
