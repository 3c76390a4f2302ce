import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { expect, mainMenu, openAs, test } from '../person.ts';

/** Takes the pictures of the README from the demo: `PICTURES=1 pnpm e2e readme-pictures --project=pictures`. */
const FOLDER = fileURLToPath(new URL('../../../docs/pictures/', import.meta.url));

type Theme = 'light' | 'dark' | 'sun';
type Screen = { name: string; account: string; open: (page: Page) => Promise<void> };

const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { name }).first()).toBeVisible();

/** Opens an address and waits for a heading. */
const at =
  (path: string, title: string | RegExp) =>
  async (page: Page): Promise<void> => {
    await page.goto(path);
    await heading(page, title);
  };

async function openThread(page: Page): Promise<void> {
  await page.goto('/messages');
  await page
    .getByRole('link', { name: /Stone Road Medical Centre/ })
    .first()
    .click();
  await expect(page.getByRole('textbox', { name: /^Message/ })).toBeVisible();
}

async function openForm(page: Page): Promise<void> {
  await page.goto('/forms/templates');
  const main = page.getByRole('main');
  for (const name of ['Safety', 'Daily hazard assessment', 'Roofs and exterior'])
    await main.getByRole('link', { name, exact: true }).click();
  await heading(page, 'Roofs and exterior');
}

async function openInvoice(page: Page): Promise<void> {
  await page.goto('/financial/invoices');
  await page.getByRole('main').getByRole('table').getByRole('link').first().click();
  await expect(page.getByRole('button', { name: /PDF/ }).first()).toBeVisible();
}

/** The screen that a technician has on the way to a call. */
async function openVisit(page: Page): Promise<void> {
  await page.goto('/');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Rooftop unit/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const WIDE: readonly Screen[] = [
  { name: 'dashboard', account: 'admin', open: at('/', /^Good /) },
  { name: 'projects', account: 'admin', open: at('/projects', 'Projects') },
  { name: 'messages', account: 'admin', open: openThread },
  { name: 'equipment', account: 'admin', open: at('/equipment/list', 'Equipment') },
  { name: 'library', account: 'admin', open: at('/library/files', 'Library') },
  { name: 'schedule', account: 'admin', open: at('/schedule', 'Schedule') },
  { name: 'invoice', account: 'admin', open: openInvoice },
  { name: 'form', account: 'tech', open: openForm },
];

const PHONES: Record<string, readonly (Screen & { theme: Theme })[]> = {
  phones: [
    { name: 'day', account: 'tech', theme: 'light', open: at('/', /^Good /) },
    { name: 'visit', account: 'tech', theme: 'light', open: openVisit },
    { name: 'form', account: 'tech', theme: 'light', open: openForm },
    { name: 'equipment', account: 'tech', theme: 'light', open: at('/equipment/list', 'Equipment') },
  ],
  'phones-dark-sun': [
    { name: 'day', account: 'tech', theme: 'dark', open: at('/', /^Good /) },
    { name: 'thread', account: 'admin', theme: 'dark', open: openThread },
    { name: 'form', account: 'tech', theme: 'sun', open: openForm },
    { name: 'library', account: 'tech', theme: 'sun', open: at('/library/files', 'Library') },
  ],
};

const PHONE = { width: 360, height: 760 };

/** A page of somebody who is signed in, in a theme. */
async function pageOf(browser: Browser, { account, theme }: { account: string; theme: Theme }, viewport = PHONE) {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce', serviceWorkers: 'block' });
  await context.addInitScript((chosen) => localStorage.setItem('fieldspan.theme', chosen), theme);
  const page = await context.newPage();
  await openAs(page, account, '/');
  return page;
}

/** Nothing is on its way any more, and the mouse is nowhere. */
async function settled(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || image.getBoundingClientRect().top > innerHeight),
  );
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

const taken = async (page: Page): Promise<Buffer> => {
  await settled(page);
  return page.screenshot({ animations: 'disabled' });
};

test.beforeAll(() => mkdirSync(FOLDER, { recursive: true }));

for (const theme of ['light', 'dark'] as const) {
  test(`the screens in ${theme}`, async ({ browser }) => {
    for (const { name, account, open } of WIDE) {
      const page = await pageOf(browser, { account, theme }, { width: 1440, height: 900 });
      await open(page);
      await settled(page);
      const path = `${FOLDER}${name}${theme === 'light' ? '' : `-${theme}`}.png`;
      await page.screenshot({ path, animations: 'disabled' });
      await page.context().close();
    }
  });
}

for (const [name, screens] of Object.entries(PHONES)) {
  test(`${name}, side by side`, async ({ browser }) => {
    const shots: string[] = [];
    for (const screen of screens) {
      const page = await pageOf(browser, screen);
      await screen.open(page);
      shots.push((await taken(page)).toString('base64'));
      await page.context().close();
    }
    const [gap, count] = [24, shots.length];
    const size = { width: count * (PHONE.width + gap), height: PHONE.height + gap };
    const sheet = await (await browser.newContext({ viewport: size })).newPage();
    const images = shots.map((each) => `<img src="data:image/png;base64,${each}">`).join('');
    await sheet.setContent(
      `<body style="margin:${gap / 2}px;display:flex;gap:${gap}px;background:#8b8f96">${images}</body>`,
    );
    await sheet.screenshot({ path: `${FOLDER}${name}.png` });
    await sheet.context().close();
  });
}

test('the sign-in, and a remote that could not be loaded', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
  const door = await context.newPage();
  await door.goto('/');
  await expect(door.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
  await door.screenshot({ path: `${FOLDER}login.png`, animations: 'disabled' });
  await context.close();
  const page = await pageOf(browser, { account: 'admin', theme: 'light' }, { width: 1440, height: 900 });
  await page.route('**/r/equipment/**/remoteEntry.js*', (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await page.goto('/');
  await mainMenu(page).getByRole('link', { name: 'Equipment' }).click();
  await heading(page, 'Equipment could not be loaded');
  await settled(page);
  await page.screenshot({ path: `${FOLDER}remote-failed.png`, animations: 'disabled' });
  await page.context().close();
});
