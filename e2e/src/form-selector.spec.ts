import type { Page } from '@playwright/test';
import { clockOutOf } from './job-site.ts';
import { createCompany, ownAddress } from './own-company.ts';
import { expect, openAs, test } from './person.ts';
import { newForm, skipSignature } from './small-form.ts';

const SHORED = { key: 'f1', type: 'boolean', label: 'Is the trench shored?' };
const WEATHER = { key: 'f2', type: 'weather', label: 'Weather at the site' };

type Row = { id: number; slug: string; name: string; title: string; description: string };
type Place = Row & { job_num: string; job_name: string; lat: number; long: number };

/** Reads or writes as the page's person. */
function api<D>(page: Page, call: string, body: Record<string, unknown> | null = null): Promise<D> {
  return page.evaluate(
    async ([path, payload]) => {
      const { apiKey } = JSON.parse(localStorage.getItem('fieldspan.session') ?? '{}');
      const headers = { 'api-key': apiKey };
      const form = new FormData();
      for (const [name, value] of Object.entries(payload ?? {})) form.set(name, String(value));
      const how = payload === null ? { headers } : { method: 'POST', headers, body: form };
      return (await (await fetch(`/api/${path}`, how)).json()).data;
    },
    [call, body] as const,
  );
}

async function firstOf<R>(page: Page, model: string, filters: object): Promise<R> {
  const query = new URLSearchParams({ limit: '1', filters: JSON.stringify(filters) });
  const [row] = await api<R[]>(page, `${model}/get?${query}`);
  if (row === undefined) throw new Error(`The demo has no ${model}`);
  return row;
}

async function asAdmin(page: Page): Promise<void> {
  await openAs(page, 'admin', '/forms/templates');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

async function fits(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

/** The values of a form as a call sends them. */
const sentIn = (data: string | null): Record<string, string> =>
  Object.fromEntries(
    [...(data ?? '').matchAll(/name="(\w+)"\r\n\r\n([^\r]*)/g)].map(([, name = '', value = '']) => [name, value]),
  );

for (const width of [360, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: width === 360 ? 760 : 900 } });

    test('ROUTE155 ROUTE164 ROUTE165 ask for a login at their own address, and open there after it', async ({
      page,
      browser,
    }) => {
      await asAdmin(page);
      const form = await newForm(page, [SHORED]);
      const child = await api<Row & { FormTemplate: Row & { category_id: number } }>(
        page,
        `FormChildTemplate/find/${form}?include=["FormTemplate"]`,
      );
      const category = await api<Row>(page, `FormTemplateCategory/find/${child.FormTemplate.category_id}`);
      const places = [
        [`/forms/templates/${category.slug}/${child.FormTemplate.slug}`, child.FormTemplate.title],
        [`/do-form/${form}`, 'Trench check'],
        ['/form/external/nothing/nobody', 'There is nothing to sign here'],
      ] as const;
      const stranger = await (await browser.newContext({ viewport: { width, height: 760 } })).newPage();
      for (const [address] of places) {
        await stranger.goto(address);
        await expect(stranger.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
        expect(new URL(stranger.url()).pathname).toBe(address);
      }
      await openAs(stranger, 'tech', '/forms/templates');
      await expect(stranger.getByRole('heading', { level: 1 })).toBeVisible();
      for (const [address, words] of places) {
        await stranger.goto(address);
        await expect(stranger.getByText(words, { exact: true }).filter({ visible: true }).first()).toBeVisible();
        await fits(stranger);
      }
      await stranger.context().close();
    });

    test('ENT028 ENT029 ENT030 CALL079 FORM083 for a worksheet only categories and templates of worksheets are listed', async ({
      page,
    }) => {
      await asAdmin(page);
      const service = await firstOf<Place>(page, 'Service', { archived: 0 });
      const plain = await firstOf<Row>(page, 'FormTemplateCategory', { archived: 0, has_worksheet_forms: 0 });
      const sheets = await firstOf<Row>(page, 'FormTemplateCategory', { archived: 0, has_worksheet_forms: 1 });
      const template = await firstOf<Row>(page, 'FormTemplate', {
        archived: 0,
        category_id: sheets.id,
        is_worksheet_form: 1,
      });
      await page.goto('/forms/templates');
      await expect(link(page, plain.name)).toBeVisible();
      await page.goto(`/forms/templates?service=${service.slug}&worksheet=1`);
      await expect(link(page, sheets.name)).toBeVisible();
      await expect(link(page, plain.name)).toBeHidden();
      const asked = page.waitForRequest((request) => request.url().includes('/api/FormTemplate/get'));
      await link(page, sheets.name).click();
      const filters = JSON.parse(new URL((await asked).url()).searchParams.get('filters') ?? '{}');
      expect(filters).toMatchObject({ category_id: sheets.id, is_worksheet_form: 1 });
      await link(page, template.title).click();
      const child = await firstOf<Row>(page, 'FormChildTemplate', { archived: 0, form_template_id: template.id });
      await expect(link(page, child.description)).toBeVisible();
      await fits(page);
    });

    test('PICK001 PICK003 PICK007 FORM075 CALL086 ENT031 ENT033 a form is filed under a project, with the weather there', async ({
      page,
    }) => {
      await asAdmin(page);
      const form = await newForm(page, [SHORED, WEATHER]);
      const job = await firstOf<Place>(page, 'Job', { archived: 0, is_lead: 0, lat: { gt: 0 } });
      const name = `${job.job_num} ${job.job_name}`;
      const sky = {
        name: 'Site',
        dt: Math.floor(Date.now() / 1000),
        main: { temp: 281, humidity: 40 },
        wind: { speed: 3, deg: 45 },
        clouds: { all: 20 },
        weather: [{ description: 'scattered clouds', icon: '03d' }],
        source: { kind: 'service', name: 'Weather of the test' },
      };
      const asked: URLSearchParams[] = [];
      await page.route('**/api/Weather/current*', (route) => {
        asked.push(new URL(route.request().url()).searchParams);
        const time = new Date().toISOString();
        return route.fulfill({ json: { success: true, data: JSON.stringify(sky), errors: [], time } });
      });
      await page.goto(`/do-form/${form}`);
      const picker = page.getByRole('combobox', { name: 'Project or Service', exact: true });
      await expect(picker).toHaveAttribute('placeholder', 'Start typing to find the project or service');
      await picker.fill(job.job_num);
      await page.getByRole('option', { name }).first().click();
      // Only when the draft has moved does the address name the place.
      await expect(page).toHaveURL(/[?&]job=/);
      await page.reload();
      await expect(picker).toHaveValue(name);
      await expect.poll(() => asked.some((query) => Number(query.get('lat')) === job.lat)).toBe(true);
      await expect(page.getByText(/scattered clouds/i)).toBeVisible();
      await fits(page);
      await page.getByText('Yes', { exact: true }).click();
      await page.getByRole('button', { name: 'I understand: Next' }).click();
      await skipSignature(page.getByRole('main'), page);
      const saving = page.waitForRequest('**/api/CompanyForm/save');
      await page.getByRole('button', { name: 'Submit Form' }).click();
      const sent = sentIn((await saving).postData());
      expect(sent['job_id']).toBe(String(job.id));
      expect(sent['service_id'] ?? '').toBe('');
      expect(sent['form_json']).toContain('scattered clouds');
      await page.getByRole('link', { name: 'View the form' }).click();
      for (const text of ['Trench check', name, 'Dana Reyes', 'Active', 'Trench'])
        await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
      await expect(page.getByText(/scattered clouds/i)).toBeVisible();
      await fits(page);
    });
  });
}

/** The company asks for no form before somebody clocks in on a service call, until the test says so. */
async function requireNone(page: Page): Promise<void> {
  const query = new URLSearchParams({ filters: '{"clockin_prompt_services_required":1}', limit: '200' });
  for (const { id } of await api<Row[]>(page, `FormChildTemplate/get?${query}`))
    await api(page, 'FormChildTemplate/save', { id, clockin_prompt_services_required: 0 });
}

/** Whether the company asks for this form before somebody clocks in on a service call. */
async function require(page: Page, form: string, isAsked: boolean): Promise<void> {
  const { id } = await api<Row>(page, `FormChildTemplate/find/${form}`);
  await api(page, 'FormChildTemplate/save', { id, clockin_prompt_services_required: isAsked ? 1 : 0 });
}

test('FORM019 FORM036 FORM044 a service asks for its form before the clock starts; who signed it there may skip it', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 760 });
  await asAdmin(page);
  await clockOutOf(page);
  const [first, second] = [await newForm(page, [SHORED]), await newForm(page, [SHORED])];
  const call = await firstOf<Place>(page, 'Service', { archived: 0, completed: null, lat: { gt: 0 } });
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: call.lat, longitude: call.long, accuracy: 5 });
  const start = page.getByRole('button', { name: `Clock In on ${call.job_num}` });
  const running = page.getByRole('main').getByRole('button', { name: 'Clock Out' });
  const form = (name: string) => page.getByRole('dialog', { name });
  const fill = async (name: string) => {
    await form(name).getByText('Yes', { exact: true }).click();
    await form(name).getByRole('button', { name: 'I understand: Next' }).click();
    await skipSignature(form(name), page);
    await form(name).getByRole('button', { name: 'Submit', exact: true }).click();
  };
  await requireNone(page);
  await require(page, first, true);
  await page.goto(`/punch-clock/service/${call.slug}`);
  await start.click();
  await fill('Company Form');
  await expect(page).toHaveURL(/\/punch-clock$/);
  await page.goto(`/punch-clock/service/${call.slug}`);
  await start.click();
  await expect(running).toBeVisible();
  await clockOutOf(page);

  await require(page, second, true);
  await page.goto(`/punch-clock/service/${call.slug}`);
  await start.click();
  const again = form('Company Form · 1 of 2');
  await expect(again.getByRole('heading', { name: 'Complete!', exact: true })).toBeVisible();
  await again.getByRole('button', { name: /^Skip, signed at/ }).click();
  await fill('Company Form · 2 of 2');
  await page.goto(`/punch-clock/service/${call.slug}`);
  await start.click();
  await expect(running).toBeVisible();
  await clockOutOf(page);
  for (const each of [first, second]) await require(page, each, false);
});

test('CALL084 a public page of a form that is refused says so in place: nobody is sent to the login, nobody is signed out', async ({
  page,
  browser,
  complaints,
}) => {
  await asAdmin(page);
  const form = await firstOf<Row>(page, 'CompanyForm', {});
  const stranger = await (await browser.newContext()).newPage();
  for (const reader of [stranger, page]) {
    const refusal = { success: false, errors: ['Please sign in.'], time: new Date().toISOString() };
    await reader.route('**/api/CompanyForm/find/*', (route) => route.fulfill({ status: 401, json: refusal }));
    await reader.goto(`/form/view/${form.slug}`);
    await expect(reader.getByText('This form cannot be shown')).toBeVisible();
    expect(new URL(reader.url()).pathname).toBe(`/form/view/${form.slug}`);
  }
  await page.goto('/forms/templates');
  await expect(page.getByRole('button', { name: 'Log Out' })).toBeVisible();
  await stranger.context().close();
  // The browser reports each answer that is no success.
  complaints.length = 0;
});

test('FORM054 a new company has no form categories, and makes one', async ({ page, request }) => {
  await page.setViewportSize({ width: 360, height: 760 });
  await createCompany(page, request, ownAddress('nia'));
  await page.goto('/forms/templates');
  await expect(page.getByText('No template categories created', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Create one' }).click();
  const dialog = page.getByRole('dialog', { name: 'New category' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Safety');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(link(page, 'Safety')).toBeVisible();
});
