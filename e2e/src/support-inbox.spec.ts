import { inOwnCompany } from './own-company.ts';
import { expect, openAs, test } from './person.ts';

test('MSG073 a new company asks support, whose staff answer from one inbox, and sees who answered', async ({
  page,
  request,
  browser,
}) => {
  await inOwnCompany(page, request);
  const question = `Where is the export? ${crypto.randomUUID().slice(0, 8)}`;
  await page.getByRole('button', { name: 'Support' }).click();
  const box = page.getByRole('textbox', { name: 'Message' });
  await box.fill(question);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText(question)).toBeVisible();

  const desk = await browser.newPage();
  await openAs(desk, 'support', '/');
  await desk.getByRole('button', { name: 'Support' }).click();
  const row = desk.getByRole('listitem').filter({ hasText: question });
  await expect(row).toContainText('Waits for an answer');
  await row.getByRole('button').click();
  await expect(desk.getByText(question)).toBeVisible();
  await desk.getByRole('textbox', { name: 'Message' }).fill('Under Settings, Data.');
  await desk.getByRole('button', { name: 'Send' }).click();
  await expect(desk.getByText('Under Settings, Data.')).toBeVisible();
  // The inbox is at hand in every company, also where the staff have no role.
  await desk.getByRole('button', { name: 'Support' }).click();
  await expect(desk.getByRole('listitem').filter({ hasText: 'Under Settings, Data.' })).toContainText('Answered');
  // As other tests expect them.
  await desk.goto('/employers');
  const provider = desk
    .getByRole('listitem')
    .filter({ has: desk.getByRole('heading', { name: 'Fieldspan', exact: true }) });
  await provider.getByRole('button', { name: 'Switch to this employer' }).click();
  await expect(desk).toHaveURL(/\/$/);
  await desk.close();

  const answer = page.getByRole('article').filter({ hasText: 'Under Settings, Data.' });
  await expect(answer).toContainText('Noor Haddad');
});
