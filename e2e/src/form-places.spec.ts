import type { Browser, Page } from '@playwright/test';
import { askForms, clockOutOf, jobSiteOf, northOf } from './job-site.ts';
import { expect, openAs, test } from './person.ts';
import { newForm, skipSignature } from './small-form.ts';

const SHORED = { key: 'f1', type: 'boolean', label: 'Is the trench shored?' };

test.use({ viewport: { width: 390, height: 844 } });

type Found = {
  id: string;
  slug: string;
  name: string;
  first_name: string;
  description: string;
  job_num: string;
  job_name: string;
  FormTemplate: { title: string; category_id: number };
};

/** A record, or a list of them. */
type Answer = { data: Found & readonly Found[] };

/** Calls the API as the page's person. */
function api(page: Page, call: string, body?: Record<string, unknown>): Promise<Answer> {
  return page.evaluate(
    async ([path, payload]) => {
      const { apiKey } = JSON.parse(localStorage.getItem('fieldspan.session') ?? '{}');
      const headers = { 'api-key': apiKey };
      if (payload === undefined) return (await fetch(`/api/${path}`, { headers })).json();
      const form = new FormData();
      for (const [name, value] of Object.entries(payload)) form.set(name, String(value));
      return (await fetch(`/api/${path}`, { method: 'POST', headers, body: form })).json();
    },
    [call, body] as const,
  );
}

/** The first record of a model that matches. */
async function firstOf(page: Page, model: string, filters: object): Promise<Found> {
  const query = new URLSearchParams({ limit: '1', filters: JSON.stringify(filters) });
  const { data } = await api(page, `${model}/get?${query}`);
  const [first] = data;
  if (!first) throw new Error(`The demo has no ${model}`);
  return first;
}

async function fill(page: Page): Promise<void> {
  await page.getByText('Yes', { exact: true }).click();
  await page.getByRole('button', { name: 'I understand: Next' }).click();
  await skipSignature(page.getByRole('main'), page);
  await page.getByRole('button', { name: 'Submit Form' }).click();
  await expect(page.getByText(/^Form saved with 1 participants!/)).toBeVisible();
}

async function asAdmin(page: Page): Promise<string> {
  await openAs(page, 'admin', '/forms/templates');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return newForm(page, [SHORED]);
}

/** From the record's page to the selector, then the form of the test with what the selector carries. */
async function startFrom(page: Page, slug: string, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('link', { name: 'Start a form' }).first().click();
  await expect(page).toHaveURL(/\/forms\/templates\?/);
  await page.goto(`/do-form/${slug}${new URL(page.url()).search}`);
}

test('a form is started from a contact, a person and a piece of equipment, and found there', async ({ page }) => {
  const slug = await asAdmin(page);
  const contact = await firstOf(page, 'Contact', { archived: 0 });
  await startFrom(page, slug, `/contact/${contact.slug}/details`);
  await expect(page.getByText(`About ${contact.name}`)).toBeVisible();
  await fill(page);
  await page.goto(`/contact/${contact.slug}/forms`);
  await expect(page.getByRole('link', { name: 'Trench check' }).first()).toBeVisible();

  const person = await firstOf(page, 'User', { invite_accepted: 1 });
  await startFrom(page, slug, `/employee/${person.slug}/details`);
  await expect(page.getByText(`About ${person.first_name}`)).toBeVisible();
  await fill(page);
  await page.goto(`/employee/${person.slug}/forms`);
  await expect(page.getByRole('link', { name: 'Trench check' }).first()).toBeVisible();

  const piece = await firstOf(page, 'Equipment', { archived: 0 });
  await startFrom(page, slug, `/equipment/edit/${piece.slug}/details`);
  await expect(page.getByText(`About ${piece.description}`)).toBeVisible();
  await fill(page);
  await page.goto(`/equipment/edit/${piece.slug}/forms`);
  await expect(page.getByRole('link', { name: 'Trench check' }).first()).toBeVisible();
});

test('PICK001 PICK002 PICK006 PICK007 a form gets its project, then its service, and the answers go along', async ({
  page,
}) => {
  const slug = await asAdmin(page);
  await page.goto(`/do-form/${slug}`);
  await page.getByText('Yes', { exact: true }).click();
  const picker = page.getByRole('combobox', { name: 'Project or Service', exact: true });
  const job = await firstOf(page, 'Job', { archived: 0, completed: null, deleted: 0 });
  await picker.fill(job.job_num);
  await page
    .getByRole('option', { name: new RegExp(job.job_num) })
    .first()
    .click();
  await expect(picker).toHaveValue(`${job.job_num} ${job.job_name}`);
  await expect(page).toHaveURL(new RegExp(`job=${job.slug}`));
  await expect(page.getByRole('radio', { name: 'Yes' })).toBeChecked();
  const call = await firstOf(page, 'Service', { archived: 0, completed: null });
  await picker.fill(call.job_num);
  await page
    .getByRole('option', { name: new RegExp(call.job_num) })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`service=${call.slug}`));
  await expect(page.getByRole('radio', { name: 'Yes' })).toBeChecked();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await fill(page);
  await page.goto(`/service/${call.slug}/forms`);
  await expect(page.getByRole('link', { name: 'Trench check' }).first()).toBeVisible();
});

/** Two forms of the company are required on projects; afterwards none is. */
async function requireTwo(browser: Browser, isAsked: boolean): Promise<void> {
  const page = await browser.newPage();
  await openAs(page, 'admin', '/forms/templates');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await askForms(page, false);
  for (const slug of isAsked ? [await newForm(page, [SHORED]), await newForm(page, [SHORED])] : []) {
    const { data } = await api(page, `FormChildTemplate/find/${slug}`);
    await api(page, 'FormChildTemplate/save', { id: data.id, clockin_prompt_projects_required: 1 });
  }
  if (!isAsked) {
    const query = new URLSearchParams({ filters: '{"clockin_prompt_projects_required":1}' });
    const { data } = await api(page, `FormChildTemplate/get?${query}`);
    for (const { id } of data) await api(page, 'FormChildTemplate/save', { id, clockin_prompt_projects_required: 0 });
  }
  await page.close();
}

test('FORM002 FORM035 the forms before a clock-in are filled in one after another, and then the clock starts', async ({
  page,
  context,
  browser,
}) => {
  await requireTwo(browser, true);
  await openAs(page, 'crew', '/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const site = await jobSiteOf(page);
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(northOf(site, 1));
  await page.goto(`/punch-clock/project/${site.slug}`);
  const start = page.getByRole('button', { name: `Clock In on ${site.job_num}` });
  await start.click();
  for (const at of [1, 2]) {
    const form = page.getByRole('dialog', { name: `Company Form · ${at} of 2` });
    await form.getByText('Yes', { exact: true }).click();
    await form.getByRole('button', { name: 'I understand: Next' }).click();
    await skipSignature(form, page);
    await form.getByRole('button', { name: 'Submit', exact: true }).click();
  }
  await expect(page).toHaveURL(/\/punch-clock/);
  await start.click();
  await expect(page.getByRole('main').getByRole('button', { name: 'Clock Out' })).toBeVisible();
  await clockOutOf(page);
  await requireTwo(browser, false);
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('forms are kept beforehand: without a network a form opens that was never open, and a colleague is added', async ({
    page,
    context,
    complaints,
  }) => {
    const slug = await asAdmin(page);
    const { data: child } = await api(page, `FormChildTemplate/find/${slug}?include=["FormTemplate"]`);
    const { data: category } = await api(page, `FormTemplateCategory/find/${child.FormTemplate.category_id}`);
    await page.goto('/forms/templates');
    await page.getByRole('button', { name: /^(?:Get ready now|Keep again)$/ }).click();
    await expect(page.getByText(/Ready for offline: \d+ forms/)).toBeVisible({ timeout: 90_000 });
    await context.setOffline(true);
    await page.getByRole('link', { name: category.name, exact: true }).click();
    await page.getByRole('link', { name: child.FormTemplate.title, exact: true }).click();
    await page.locator(`a[href^="/do-form/${slug}"]`).first().click();
    await page.getByText('Yes', { exact: true }).click();
    await page.getByRole('button', { name: 'I understand: Next' }).click();
    await page.getByRole('button', { name: 'Add Participant' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Participant' });
    await dialog.getByRole('checkbox').first().check();
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    const signing = page.getByRole('dialog', { name: 'Sign your name please' });
    await signing.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Complete!' })).toBeVisible();
    await context.setOffline(false);
    complaints.length = 0;
  });
});
