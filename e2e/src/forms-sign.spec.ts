import type { Browser, Locator, Page } from '@playwright/test';
import { findingsInEveryTheme, seriousFindings } from './serious-findings.ts';
import { draw } from './pad.ts';
import { expect, openAs, test } from './person.ts';
import { newForm } from './small-form.ts';

/** The name of office@fieldspan.test. */
const OFFICE = 'Wen Li';

const FIELDS = [
  { key: 'f1', type: 'boolean', label: 'Is the trench shored?', positiveWarningMessage: 'Look at the shoring first' },
];

/** Opens a new form and goes to its last section. */
async function openLastSection(page: Page): Promise<void> {
  await openAs(page, 'admin', '/forms/templates');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`/do-form/${await newForm(page, FIELDS)}`);
  await page.getByText('Yes', { exact: true }).click();
  await page.getByRole('button', { name: 'I understand: Next' }).click();
  await expect(page.getByRole('heading', { name: 'Complete!' })).toBeVisible();
}

async function openPad(page: Page): Promise<Locator> {
  await page
    .getByRole('region', { name: 'Acknowledgement' })
    .getByRole('button', { name: 'Sign', exact: true })
    .click();
  const pad = page.getByRole('figure', { name: /^Signature pad/ });
  await expect(pad).toBeVisible();
  return pad;
}

async function signOwn(page: Page): Promise<void> {
  await draw(page, await openPad(page));
  await page.getByRole('button', { name: 'OK', exact: true }).click();
}

/** The signing link in the newest mail to this address. */
async function linkTo(page: Page, address: string): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const answer: { data: { to: string; text: string }[] } = await (await page.request.get('/api/dev/outbox')).json();
    const text = answer.data.find(({ to }) => to === address)?.text ?? '';
    link = /https?:\/\/[^/]+(\/form\/external\/\S+)/.exec(text)?.[1];
    expect(link).toBeDefined();
  }).toPass({ timeout: 10_000 });
  return link ?? '';
}

async function stranger(browser: Browser): Promise<Page> {
  return (await browser.newContext({ serviceWorkers: 'block' })).newPage();
}

test('CONST023 CONST024 the pad is 322 by 150 on the narrowest phone, and its drawing shows at 161 by 75', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 760 });
  await openLastSection(page);
  const pad = await openPad(page);
  await expect.poll(() => pad.boundingBox()).toMatchObject({ width: 322, height: 150 });
  await draw(page, pad);
  await expect(page.getByRole('figure', { name: 'Signature pad, signed' })).toBeVisible();
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  const picture = page.getByRole('region', { name: 'Acknowledgement' }).getByRole('img', { name: /^Signature of/ });
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.boundingBox()).toMatchObject({ width: 161, height: 75 });
});

test('a turned device keeps the signature: it is redrawn from its points', async ({ page }) => {
  await openLastSection(page);
  const pad = await openPad(page);
  await draw(page, pad);
  const inked = () =>
    pad.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
      const blank = document.createElement('canvas');
      [blank.width, blank.height] = [canvas.width, canvas.height];
      return canvas.width > 0 && canvas.toDataURL() !== blank.toDataURL();
    });
  expect(await inked()).toBe(true);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.setViewportSize({ width: 640, height: 700 });
  expect(await inked()).toBe(true);
});

test(
  'ROLE030 ROUTE001 ROUTE016 ROUTE017 ROUTE183 ERR036 an external worker signs with the mailed link, without an account',
  { tag: '@two-servers' },
  async ({ page, browser }) => {
    await openLastSection(page);
    await expect(page.getByRole('heading', { name: 'Form Complete, with Warnings' })).toBeVisible();
    await signOwn(page);
    await page.getByRole('button', { name: 'Invite Participant' }).click();
    const dialog = page.getByRole('dialog', { name: 'Invite Participant' });
    await dialog.getByText('External worker').click();
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Must provide a phone number or email address.');
    const address = `uma.${Date.now()}@redline.test`;
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Uma Vega');
    await dialog.getByRole('textbox', { name: 'E-mail' }).fill(address);
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('row', { name: /Uma Vega/ })).toContainText('Invite');
    await page.getByRole('button', { name: 'Submit Form' }).click();
    await expect(
      page.getByText(/^Form saved with 2 participants! \(.+\)\. Signature record ids: \d+, \d+$/),
    ).toBeVisible();

    const link = await linkTo(page, address);
    const uma = await stranger(browser);
    await uma.goto(link);
    await expect(uma.getByRole('heading', { level: 1, name: 'Trench check' })).toBeVisible();
    await expect(uma.getByRole('region', { name: 'Trench' })).toContainText('Is the trench shored?');
    await expect(uma.getByRole('button', { name: 'Login', exact: true })).toBeHidden();
    expect(await seriousFindings(uma)).toEqual([]);
    await uma.setViewportSize({ width: 360, height: 740 });
    expect(await findingsInEveryTheme(uma)).toEqual([]);
    expect(await uma.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    await uma.evaluate(() => document.documentElement.removeAttribute('data-theme'));
    await uma.setViewportSize({ width: 1280, height: 900 });
    await uma.getByRole('button', { name: 'Sign', exact: true }).click();
    const name = uma.getByRole('textbox', { name: 'Name' });
    await expect(name).toHaveValue('Uma Vega');
    await expect(name).toHaveAttribute('readonly');
    await draw(uma, uma.getByRole('figure', { name: 'Signature pad, empty' }));
    await uma.getByRole('button', { name: 'OK', exact: true }).click();
    await uma.getByRole('button', { name: 'Submit' }).click();
    await expect(uma.getByText(/^Thank you\. You signed this form on/)).toBeVisible();
    await expect(uma.getByText('Unchanged since this signature, checked by the server')).toBeVisible();
    await uma.reload();
    await expect(uma.getByText(/^Thank you\. You signed this form on/)).toBeVisible();
    expect(await findingsInEveryTheme(uma)).toEqual([]);

    await uma.goto(`/form/view/${link.split('/')[3] ?? ''}`);
    const signatures = uma.getByRole('region', { name: 'Participants' });
    await expect(signatures.getByRole('img', { name: 'Signature of Uma Vega' })).toBeVisible();
    await expect(signatures.getByRole('img', { name: 'Signature of Dana Reyes' })).toBeVisible();
    expect(await seriousFindings(uma)).toEqual([]);
    await uma.context().close();
  },
);

test(
  'ERR032 PART015 participants that the server could not store are sent again, to the one form that is stored',
  { tag: '@two-servers' },
  async ({ page, complaints }) => {
    await openLastSection(page);
    await signOwn(page);
    const batch = '**/api/CompanyFormAcknowledgement/save-batch';
    await page.route(batch, (route) => route.fulfill({ status: 500, json: { success: false } }));
    await page.getByRole('button', { name: 'Submit Form' }).click();
    await expect(page.getByText(/^Form saved but no participants were recorded! \(.+ GMT\) code: 001b$/)).toBeVisible();
    await page.unroute(batch);
    const saving = page.waitForRequest('**/api/CompanyForm/save');
    await page.getByRole('button', { name: 'Send participants again' }).click();
    expect((await saving).postData()).toContain('name="id"');
    await expect(page.getByText(/^Form saved with 1 participants!/)).toBeVisible();
    complaints.length = 0;
  },
);

test(
  'participants that were lost on the way are sent by themselves, to the one form that is stored',
  { tag: '@two-servers' },
  async ({ page, complaints }) => {
    await openLastSection(page);
    await signOwn(page);
    const forms: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/CompanyForm/save')) forms.push(request.url());
    });
    const batch = '**/api/CompanyFormAcknowledgement/save-batch';
    await page.route(batch, (route) => route.fulfill({ status: 502, body: 'Bad gateway' }));
    await page.getByRole('button', { name: 'Submit Form' }).click();
    await expect(page.getByText(/^Form saved but no participants were recorded! \(.+ GMT\) code: 001b$/)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Waiting to be sent' })).toBeVisible();
    await page.unroute(batch);
    await expect(page.getByText(/^Form saved with 1 participants!/)).toBeVisible();
    expect(forms).toHaveLength(1);
    complaints.length = 0;
  },
);

test('ROUTE165 PART006 an invited user signs with the link of the notification, signed in; the inviting person sees it', async ({
  page,
  browser,
}) => {
  await openLastSection(page);
  await signOwn(page);
  await page.getByRole('button', { name: 'Invite Participant' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite Participant' });
  await dialog.getByRole('searchbox', { name: 'Search people' }).fill(OFFICE);
  await dialog.getByText(new RegExp(`^${OFFICE}`)).click();
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  const saved = page.waitForResponse('**/api/CompanyForm/save');
  await page.getByRole('button', { name: 'Submit Form' }).click();
  const { data }: { data: { slug: string } } = await (await saved).json();
  await expect(page.getByText(/^Form saved with 2 participants!/)).toBeVisible();

  // The person who filled it in sees who still has to sign, and can ask again.
  await page.goto(`/form/view/${data.slug}`);
  const waiting = page.getByRole('region', { name: 'Still to sign' });
  await waiting.getByRole('button', { name: 'Remind' }).click();
  await expect(page.getByText(`${OFFICE} was reminded.`)).toBeVisible();
  await expect(waiting.getByText(/^Reminded /)).toBeVisible();

  const office = await stranger(browser);
  await openAs(office, 'office', '/notifications/feed');
  await office.getByText('Dana Reyes asks you to sign Trench check').first().click();
  await expect(office).toHaveURL(new RegExp(`/form/external/${data.slug}/[^/]+$`));
  await office.reload();
  await office.getByRole('button', { name: 'Sign', exact: true }).click();
  await draw(office, office.getByRole('figure', { name: 'Signature pad, empty' }));
  await office.getByRole('button', { name: 'OK', exact: true }).click();
  await office.getByRole('button', { name: 'Submit' }).click();
  await expect(office.getByText(/^Thank you\. You signed this form on/)).toBeVisible();
  await office.context().close();

  await page.reload();
  const signatures = page.getByRole('region', { name: 'Participants' });
  await expect(signatures.getByRole('img', { name: `Signature of ${OFFICE}` })).toBeVisible();
  await expect(waiting.getByText(OFFICE)).toBeHidden();
});

test('signing has no serious accessibility finding in any theme', async ({ page }) => {
  test.slow();
  await openLastSection(page);
  for (const isOpen of [false, true]) {
    if (isOpen) await openPad(page);
    for (const theme of ['light', 'dark', 'sun']) {
      await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
      expect(await seriousFindings(page)).toEqual([]);
    }
  }
});
