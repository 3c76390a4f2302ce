import type { Page, Route } from '@playwright/test';
import { expect, openAs, test } from './person.ts';
import { newForm, skipSignature } from './small-form.ts';
import { outboxLine } from './thread.ts';

const SHORED = { key: 'f1', type: 'boolean', label: 'Is the trench shored?' };

const PHOTO = { key: 'p1', type: 'image', label: 'Photo of the trench', requiredField: 1 };

const PIXEL = {
  name: 'trench.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
};

/** Requests that fail while the server is away; the page itself still loads. */
const SERVER = /\/(?:api|resources)\/|\/healthz$/;

/** The server stores it, but the response is lost. */
async function loseAnswer(route: Route): Promise<void> {
  await route.fetch();
  await route.abort();
}

type StoredForm = { form_json: string; CompanyFormAcknowledgement: { signature_json: string }[] };

/** The stored forms that were filled in from a template. */
async function storedForms(page: Page, slug: string): Promise<StoredForm[]> {
  return page.evaluate(async (child) => {
    const { apiKey } = JSON.parse(localStorage.getItem('fieldspan.session') ?? '{}');
    const ask = async (call: string) => {
      const { data } = await (await fetch(`/api/${call}`, { headers: { 'api-key': apiKey } })).json();
      return data;
    };
    const { id } = await ask(`FormChildTemplate/find/${child}`);
    const query = new URLSearchParams({
      filters: JSON.stringify({ child_template_id: id }),
      include: JSON.stringify(['CompanyFormAcknowledgement']),
    });
    return ask(`CompanyForm/get?${query}`);
  }, slug);
}

/**
 * Fills in a new form and submits it without a network.
 * @returns the slug of its template
 */
async function submitWithoutNetwork(page: Page): Promise<string> {
  await openAs(page, 'admin', '/forms/templates');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const slug = await newForm(page, [SHORED]);
  await page.goto(`/do-form/${slug}`);
  await page.getByText('Yes', { exact: true }).click();
  await page.getByRole('button', { name: 'I understand: Next' }).click();
  await page.context().setOffline(true);
  await skipSignature(page.getByRole('main'), page);
  await page.getByRole('button', { name: 'Submit Form' }).click();
  await expect(page.getByRole('heading', { name: 'Waiting to be sent' })).toBeVisible();
  return slug;
}

test('a form submitted without a network outlives the page, and is stored once, signed, when the server answers', async ({
  page,
  context,
  complaints,
}) => {
  const slug = await submitWithoutNetwork(page);
  await expect(page.getByRole('link', { name: '1 waiting' })).toBeVisible();
  await page.close();

  let tries = 0;
  await context.route('**/api/CompanyForm/save', async (route) => {
    tries += 1;
    await (tries === 1 ? loseAnswer(route) : route.continue());
  });
  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto('/outbox');
  await expect(outboxLine(again)).toHaveText(/^All sent/, { timeout: 30_000 });
  expect(tries).toBeGreaterThan(1);
  const forms = await storedForms(again, slug);
  expect(forms).toHaveLength(1);
  expect(forms[0]?.form_json).toContain('"value":1');
  expect(forms[0]?.CompanyFormAcknowledgement.map(({ signature_json }) => signature_json)).toEqual([
    expect.stringContaining('Arm in a cast'),
  ]);
  complaints.length = 0;
});

test('a form that the server refuses later comes back from the outbox with its answers, and is sent changed', async ({
  page,
  context,
  complaints,
}) => {
  const slug = await submitWithoutNetwork(page);
  const refusal = { success: false, errors: ['The trench is closed.'], time: new Date().toISOString() };
  await page.route('**/api/CompanyForm/save', (route) => route.fulfill({ json: refusal }));
  await context.setOffline(false);
  await outboxLine(page).filter({ hasText: '1 could not be sent' }).click();
  await expect(page.getByText('Could not be sent. The trench is closed.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByText(/The trench is closed\. Your answers are here/)).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('radio', { name: 'Yes' })).toBeChecked();
  await page.getByText('No', { exact: true }).click();
  await page.unroute('**/api/CompanyForm/save');
  await page.getByRole('button', { name: 'I understand: Next' }).click();
  await page.getByRole('button', { name: 'Submit Form' }).click();
  await expect(page.getByText(/^Form saved with 1 participants!/)).toBeVisible();
  const forms = await storedForms(page, slug);
  expect(forms.map(({ form_json }) => form_json)).toEqual([expect.stringContaining('"value":0')]);
  await page.goto('/outbox');
  await expect(page.getByText('Nothing waits to be sent')).toBeVisible();
  complaints.length = 0;
});

test('pictures of a form that are taken while the server is away survive a reload, and are sent once, before the form', async ({
  page,
  complaints,
}) => {
  await openAs(page, 'admin', '/forms/templates');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const slug = await newForm(page, [PHOTO]);
  await page.goto(`/do-form/${slug}`);
  const chooser = page.getByLabel('Photo of the trench: pictures');
  await expect(chooser).toBeAttached();
  await page.route(SERVER, (route) => route.abort());
  await chooser.setInputFiles(PIXEL);
  await expect(page.getByText('Waiting to be sent')).toBeVisible();
  await expect(page.getByText(/^Saved on this device/)).toBeVisible();
  await page.reload();
  const shown = page.getByRole('img', { name: 'trench.png' });
  await expect(shown).toBeVisible();
  expect(await shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1);
  await page.getByRole('button', { name: 'I understand: Next' }).click();
  await skipSignature(page.getByRole('main'), page);
  await page.getByRole('button', { name: 'Submit Form' }).click();
  await expect(page.getByRole('heading', { name: 'Waiting to be sent' })).toBeVisible();
  await expect(page.getByRole('link', { name: '2 waiting' })).toBeVisible();

  const sent: string[] = [];
  page.on('request', (request) => {
    const [, call] = /\/api\/(LibraryUpload|CompanyForm)\/save/.exec(request.url()) ?? [];
    if (call !== undefined) sent.push(call);
  });
  await page.unroute(SERVER);
  await expect(page.getByText(/^Form saved with 1 participants!/)).toBeVisible({ timeout: 30_000 });
  expect(sent).toEqual(['LibraryUpload', 'CompanyForm']);
  const [form, ...more] = await storedForms(page, slug);
  expect(more).toEqual([]);
  const [section]: { fields: { value: { id: number; filename: string }[] }[] }[] = JSON.parse(form?.form_json ?? '[]');
  const [picture] = section?.fields[0]?.value ?? [];
  expect(picture).toMatchObject({ id: expect.any(Number), filename: expect.stringMatching(/\.png$/) });
  expect(picture).not.toHaveProperty('key');
  complaints.length = 0;
});

test('a form that is open in one tab is not overwritten from another one', async ({ page, context }) => {
  await openAs(page, 'admin', '/forms/templates');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const slug = await newForm(page, [{ key: 't1', type: 'text', label: 'Supervisor' }]);
  await page.goto(`/do-form/${slug}`);
  await page.getByLabel('Supervisor').fill('Priya');
  await expect(page.getByText(/^Saved on this device/)).toBeVisible();
  const second = await context.newPage();
  await second.goto(`/do-form/${slug}`);
  await expect(second.getByText('This form is open in another tab')).toBeVisible();
  await second.getByRole('button', { name: 'Fill it in here' }).click();
  await expect(second.getByLabel('Supervisor')).toHaveValue('Priya');
  await expect(page.getByText('This form is open in another tab')).toBeVisible();
  await second.getByLabel('Supervisor').fill('Sam');
  await expect(second.getByText(/^Saved on this device/)).toBeVisible();
  await second.close();
  await expect(page.getByLabel('Supervisor')).toHaveValue('Sam');
});
