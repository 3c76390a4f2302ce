import type { Browser, Page } from '@playwright/test';
import { answerOf } from './answer-of.ts';
import { expect, openAs, test } from './person.ts';
import { findingsInEveryTheme } from './serious-findings.ts';

const PASSWORD = 'fieldspan-demo';

/**
 * Creates a contact for this test alone.
 * @returns its address
 */
async function newContact(page: Page): Promise<string> {
  const name = `Merge Works ${Date.now()}`;
  const saved = await answerOf(page, 'Contact/save', { name, city: 'Guelph', phone: '555 0100' });
  return `/contact/${String(Reflect.get(Object(saved), 'slug'))}/details`;
}

/** A colleague from the office who may write contacts, in a browser of their own. */
async function openAsColleague(page: Page, browser: Browser, path: string): Promise<Page> {
  const filters = encodeURIComponent(JSON.stringify({ is_inactive: 0, invite_accepted: 1, role_type: 'Basic' }));
  const include = encodeURIComponent(JSON.stringify({ User: ['email'] }));
  const people = await answerOf(page, `UserPermission/get?limit=200&filters=${filters}&include=${include}`);
  const writer = (Array.isArray(people) ? people : []).find((each) =>
    /"Contacts":\{"read":true,"write":true\}/.test(String(Reflect.get(Object(each), 'module_permissions'))),
  );
  const email = String(Reflect.get(Object(Reflect.get(Object(writer), 'User')), 'email'));
  const other = await (await browser.newContext()).newPage();
  await other.context().addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied', configurable: true });
  });
  await other.goto(path);
  await other.getByLabel('Email', { exact: true }).fill(email);
  await other.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await other.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(other.getByLabel('City')).toHaveValue('Guelph');
  return other;
}

/** Chromium writes every 409 into the console, handled or not; no other line is allowed. */
function expectConflictsAlone(complaints: string[]): void {
  expect(complaints.filter((line) => !/status of 409 \(Conflict\).*\/api\/Contact\/save/.test(line))).toEqual([]);
  expect(complaints).toHaveLength(1);
  complaints.length = 0;
}

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
const said = (page: Page, text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible();

test(
  'two people change one contact: other fields are merged, the same field is asked',
  { tag: '@two-servers' },
  async ({ page, browser, complaints }) => {
    test.slow();
    await openAs(page, 'admin', '/contacts');
    const path = await newContact(page);
    await page.goto(path);
    const colleague = await openAsColleague(page, browser, path);
    await expect(page.getByLabel('City')).toHaveValue('Guelph');

    await colleague.getByLabel('Phone').fill('555 0199');
    await save(colleague);
    await said(colleague, 'Record Saved!');
    await page.getByLabel('City').fill('Elora');
    await save(page);
    await said(page, /^Saved, together with what .+ changed meanwhile\.$/);
    await page.reload();
    await expect(page.getByLabel('City')).toHaveValue('Elora');
    await expect(page.getByLabel('Phone')).toHaveValue('555 0199');

    await colleague.getByLabel('City').fill('Fergus');
    await save(colleague);
    const dialog = colleague.getByRole('dialog', { name: 'Changed by somebody else meanwhile' });
    await expect(dialog).toContainText('just now');
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    for (const width of [360, 800, 1440]) {
      await colleague.setViewportSize({ width, height: 900 });
      const box = await dialog.boundingBox();
      expect(box && box.x >= 0 && box.x + box.width <= width).toBe(true);
    }
    expect(await findingsInEveryTheme(colleague)).toEqual([]);

    await dialog.getByRole('button', { name: 'Back to the form' }).click();
    await expect(colleague.getByLabel('City')).toHaveValue('Fergus');
    await save(colleague);
    await dialog.getByRole('radio', { name: /Fergus/ }).focus();
    await colleague.keyboard.press('Space');
    await dialog.getByRole('button', { name: 'Save' }).focus();
    await colleague.keyboard.press('Enter');
    await said(colleague, /^Saved, together with what .+ changed meanwhile\.$/);
    await page.reload();
    await expect(page.getByLabel('City')).toHaveValue('Fergus');
    await colleague.context().close();
    expectConflictsAlone(complaints);
  },
);

test('a stale tab of one’s own loses nothing', { tag: '@two-servers' }, async ({ page, context, complaints }) => {
  await openAs(page, 'admin', '/contacts');
  const path = await newContact(page);
  await page.goto(path);
  await expect(page.getByLabel('City')).toHaveValue('Guelph');
  const tab = await context.newPage();
  await tab.goto(path);
  await tab.getByLabel('Phone').fill('555 0142');
  await save(tab);
  await said(tab, 'Record Saved!');
  await page.getByLabel('City').fill('Arthur');
  await save(page);
  await said(page, 'Record Saved!');
  await page.reload();
  await expect(page.getByLabel('City')).toHaveValue('Arthur');
  await expect(page.getByLabel('Phone')).toHaveValue('555 0142');
  expectConflictsAlone(complaints);
});

test('a double press in a form for a new contact creates one', { tag: '@two-servers' }, async ({ page }) => {
  const name = `Twice Pressed ${Date.now()}`;
  await openAs(page, 'admin', '/contact/new/details');
  await page.getByRole('textbox', { name: /^Name/ }).fill(name);
  await page.getByRole('button', { name: 'Save', exact: true }).dblclick();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const filters = encodeURIComponent(JSON.stringify({ name }));
  expect(await answerOf(page, `Contact/get?filters=${filters}`)).toHaveLength(1);
});
