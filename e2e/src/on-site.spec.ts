import type { APIRequestContext, Page } from '@playwright/test';
import { inOwnCompany } from './own-company.ts';
import { expect, test } from './person.ts';
import { call } from './thread-api.ts';

test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: 'allow' });

/** A picture of one dot. */
const DOT = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const photo = (name: string) => ({ name, mimeType: 'image/png', buffer: Buffer.from(DOT, 'base64') });

type Taken = { slug: string; visit: { id: number; version: number } };

/** A call of a customer that the person who is signed in goes to today. */
async function callToday(page: Page): Promise<string> {
  const { slug, visit } = await call<Taken>(page, 'Service/take-call', {
    job_name: 'No heat, rooftop unit 2',
    customer_name: 'Wexford Dental Centre',
    address: '60 Norfolk St',
    city: 'Guelph',
    duration_min: 60,
    client_key: crypto.randomUUID(),
  });
  const { id: lead_id } = await call<{ id: number }>(page, 'User/find/me');
  const starts = Date.now() + 30 * 60_000;
  await call(page, 'Visit/move', {
    id: visit.id,
    version: visit.version,
    lead_id,
    starts_at: new Date(starts).toISOString(),
    ends_at: new Date(starts + 3_600_000).toISOString(),
    is_forced: 1,
  });
  await call(page, 'Visit/publish', { ids: JSON.stringify([visit.id]) });
  return slug;
}

async function mailsTo(request: APIRequestContext, address: string): Promise<{ subject: string; files: unknown[] }[]> {
  const response = await request.get('/api/dev/outbox');
  const { data } = await response.json();
  return data.filter((mail: { to: string }) => mail.to === address);
}

test('what was done on a call goes to its customer as a PDF, by the person who did it', async ({ page, request }) => {
  await inOwnCompany(page, request);
  const slug = await callToday(page);
  await page.goto(`/service/${slug}/visit`);
  await page.getByRole('button', { name: 'On my way' }).click();
  await page.getByRole('button', { name: 'Arrived' }).click();
  await page.getByLabel('Photo before').setInputFiles(photo('before.png'));
  await page.getByLabel('Photo after').setInputFiles(photo('after.png'));
  await page.getByRole('button', { name: 'Done' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What was found and done').fill('The igniter was cracked. Replaced it.');
  await dialog.getByText('Type', { exact: true }).click();
  await dialog.getByLabel('Name of the person signing').fill('Joanne Reid');
  await dialog.getByRole('button', { name: 'Finish the visit' }).click();
  await expect(page.getByText(/kept on this device/)).toBeHidden({ timeout: 20_000 });

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Report as PDF' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^Report S-.*\.pdf$/);

  const address = `desk.${crypto.randomUUID().slice(0, 8)}@wexford.test`;
  await page.getByRole('button', { name: 'Send to the customer …' }).click();
  await dialog.getByLabel('E-mail address').fill(address);
  await dialog.getByRole('button', { name: 'Send' }).dblclick();
  await expect(dialog).toBeHidden();
  expect(await mailsTo(request, address)).toMatchObject([{ subject: expect.stringMatching(/^Service report S-/) }]);
});
