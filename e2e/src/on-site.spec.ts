import type { APIRequestContext, Page } from '@playwright/test';
import { inOwnCompany } from './own-company.ts';
import { expect, openAs, test } from './person.ts';
import { call, rowsOf } from './thread-api.ts';

test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: 'allow' });

/** A picture of one dot. */
const DOT = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const photo = (name: string) => ({ name, mimeType: 'image/png', buffer: Buffer.from(DOT, 'base64') });

type Taken = { slug: string; job_num: string; visit: { id: number; version: number } };

const idOf = async (page: Page): Promise<number> => (await call<{ id: number }>(page, 'User/find/me')).id;

/** A call of a customer that somebody goes to today, taken by the person who is signed in. */
async function callToday(page: Page, lead_id: number): Promise<Taken> {
  const taken = await call<Taken>(page, 'Service/take-call', {
    job_name: 'No heat, rooftop unit 2',
    customer_name: 'Wexford Dental Centre',
    address: '60 Norfolk St',
    city: 'Guelph',
    duration_min: 60,
    client_key: crypto.randomUUID(),
  });
  const { visit } = taken;
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
  return taken;
}

async function mailsTo(request: APIRequestContext, address: string): Promise<{ subject: string; files: unknown[] }[]> {
  const response = await request.get('/api/dev/outbox');
  const { data } = await response.json();
  return data.filter((mail: { to: string }) => mail.to === address);
}

test('what was done on a call goes to its customer as a PDF, by the person who did it', async ({ page, request }) => {
  await inOwnCompany(page, request);
  const { slug } = await callToday(page, await idOf(page));
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

/** The office makes a ticket of the call, with a pin, whose gas and telecom are asked. */
async function makeTicket(office: Page, { job_num }: Taken): Promise<string> {
  const number = `T${crypto.randomUUID().slice(0, 8)}`;
  const month = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  await office.goto('/locates/new');
  await office.getByLabel('Ticket number').fill(number);
  await office.getByRole('button', { name: 'Service None' }).click();
  const chooser = office.getByRole('dialog', { name: 'Service' });
  await chooser.getByLabel('Search').fill(job_num);
  await chooser.getByRole('button', { name: new RegExp(job_num) }).click();
  await office.getByLabel('Utilities that were asked').fill('Gas, Telecom');
  await office.getByLabel('Latitude').fill('43.546');
  await office.getByLabel('Longitude').fill('-80.253');
  await office.getByLabel('Ends').fill(`${month}T17:00`);
  await office.getByRole('button', { name: 'Save' }).click();
  await expect(office.getByText('Pin: 43.546000, -80.253000')).toBeVisible();
  return number;
}

const answered = async (page: Page, utility: string, file?: ReturnType<typeof photo>): Promise<void> => {
  await page.getByRole('button', { name: `Answer of ${utility}`, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Answer of a utility' });
  await dialog.getByLabel('Answer', { exact: true }).selectOption('Marked');
  if (file) await dialog.getByLabel('Photo of the marks').setInputFiles(file);
  await dialog.getByRole('button', { name: 'Save' }).dblclick();
  await expect(dialog).toBeHidden();
};

test('utilities are answered on site without a network, once, with a photo; only then may people dig', async ({
  page,
  context,
  browser,
  complaints,
}) => {
  const office = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await openAs(office, 'admin', '/locates');
  await openAs(page, 'crew', '/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(office.getByRole('heading', { level: 1, name: 'Locates' })).toBeVisible();
  const taken = await callToday(office, await idOf(page));
  const number = await makeTicket(office, taken);

  await page.goto(`/service/${taken.slug}/visit`);
  const site = page.getByRole('region', { name: 'Locates' });
  await expect(site.getByText('Do not dig', { exact: true })).toBeVisible();
  await expect(site.getByRole('button', { name: 'Add an answer' })).toHaveCount(0);
  await context.setOffline(true);
  await answered(page, 'Gas', photo('marks.png'));
  await answered(page, 'Telecom');
  await expect(site.getByText('Marked, kept on this device')).toHaveCount(2);
  await expect(site.getByText('Do not dig', { exact: true })).toBeVisible();
  await context.setOffline(false);
  await expect(site.getByText('Clear to dig').first()).toBeVisible({ timeout: 30_000 });
  await expect(site.getByRole('button', { name: 'View Marks of Gas' })).toBeVisible({ timeout: 20_000 });

  const { id } = (await rowsOf<{ id: number }>(office, 'Locate', { ticket_num: number }))[0] ?? { id: 0 };
  const said = await rowsOf<{ answer: string }>(office, 'LocateAnswer', { locate_id: id });
  expect(said.filter(({ answer }) => answer === 'Marked')).toHaveLength(2);
  expect(await rowsOf(office, 'LocateFile', { locate_id: id })).toHaveLength(1);
  await office.reload();
  await expect(office.getByText('Clear to dig').first()).toBeVisible();
  await page.goto('/locates?show=all');
  await expect(page.getByText(number)).toBeVisible();
  // The browser reports every call that it could not make.
  complaints.length = 0;
});
