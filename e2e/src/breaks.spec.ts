import { looksRight } from './looks-right.ts';
import { createCompany, finishSetup, ownAddress } from './own-company.ts';
import { expect, test } from './person.ts';

test('a break begins and ends with one tap, also without a connection, and is not in the hours unless it is paid', async ({
  page,
  request,
  complaints,
}) => {
  // Not the company that the tests of one worker share: time that others worked there counts too.
  await createCompany(page, request, ownAddress('nia'));
  await finishSetup(page);
  await page.goto('/punch-clock');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Clock In without a job' }).click();
  await main.getByRole('button', { name: 'Meal break, unpaid' }).click();
  await expect(main.getByText('On a meal break, unpaid')).toBeVisible();
  await expect(main.getByRole('timer', { name: 'Time on the break' })).toBeVisible();
  await looksRight(page, 'on a break');
  await main.getByRole('button', { name: 'End the break' }).click();
  await expect(main.getByText('Clocked in on site')).toBeVisible();
  // The server has it: a page that begins anew shows the same.
  await main.getByRole('button', { name: 'Rest break, paid' }).click();
  await expect(page.getByText('Your rest break has begun. It is paid.')).toBeVisible();
  await page.reload();
  await expect(main.getByText('On a rest break, paid')).toBeVisible();

  await page.context().setOffline(true);
  await main.getByRole('button', { name: 'End the break' }).click();
  await expect(main.getByText('Waits to be sent').first()).toBeVisible();
  await main.getByRole('button', { name: 'Meal break, unpaid' }).click();
  await expect(main.getByText('On a meal break, unpaid')).toBeVisible();
  await page.context().setOffline(false);
  await expect(main.getByText('Waits to be sent')).toHaveCount(0, { timeout: 30_000 });
  await expect(main.getByText('On a meal break, unpaid')).toBeVisible();
  await main.getByRole('button', { name: 'Clock Out' }).click();
  await expect(main.getByText('Not clocked in')).toBeVisible();
  // The browser reports each request that failed.
  complaints.length = 0;
});
