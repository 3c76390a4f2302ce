import { chromium } from '@playwright/test';
import { expect, openAs, signIn, test } from './person.ts';

test(
  'ALERT005 ALERT006 an alert links inside the app; a dismissed one can be restored',
  { tag: '@two-servers' },
  async ({ page }) => {
    await openAs(page, 'admin', '/');
    await page.getByRole('button', { name: 'Alerts' }).click();
    const alerts = page.getByRole('dialog', { name: 'Alerts' });
    const first = alerts.getByRole('listitem').first();
    await expect(first).toContainText('New');
    const words = (await first.getByRole('link').textContent()) ?? '';
    await first.getByRole('button', { name: 'Dismiss' }).click();
    await expect(first).toContainText('Dismissed');
    await first.getByRole('button', { name: 'Undo' }).click();
    await expect(first.getByRole('button', { name: 'Dismiss' })).toBeVisible();
    const to = await first.getByRole('link').getAttribute('href');
    await first.getByRole('link', { name: words }).click();
    await expect(page).toHaveURL(to ?? '');
    await expect(alerts).toBeHidden();
  },
);

test('ALERT004 ALERT008 all alerts, the news and the settings have pages of their own', async ({ page }) => {
  await openAs(page, 'admin', '/notifications/feed');
  await expect(page.getByRole('heading', { name: 'Alerts', level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem').nth(10)).toBeVisible();
  await page.getByRole('navigation', { name: 'Alerts' }).getByRole('link', { name: 'News' }).click();
  await expect(page.getByRole('heading', { name: 'Forms keep every tap' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Alerts' }).getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('switch', { name: 'Notifications on this device' })).toBeDisabled();
  await expect(page.getByText(/This browser (blocks them|cannot show)/)).toBeVisible();
});

test('WX001 WX007 CALL113 the dashboard shows the weather at the company, and contacts no other host', async ({
  page,
}) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await openAs(page, 'admin', '/');
  const weather = page.getByRole('region', { name: 'Weather' });
  await expect(weather.getByText(/^-?\d+ °C$/)).toBeVisible();
  await expect(weather.getByText('Demo estimate, not measured')).toBeVisible();
  await expect(weather.getByRole('term')).toHaveText(['Humidity', 'Wind', 'Clouds', 'Rain (1 h)', 'Visibility']);
  expect(hosts.size).toBe(1);
});

/** The paths are OpenAPI patterns: `/Job/find/{id}`. */
const isListed = (paths: readonly string[], asked: string): boolean =>
  paths.some((path) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(asked));

test('CALL001 every call that the page makes is listed in the OpenAPI document', async ({ page, request }) => {
  const asked = new Set<string>();
  page.on('request', (one) => {
    const { pathname } = new URL(one.url());
    if (pathname.startsWith('/api/')) asked.add(pathname);
  });
  await openAs(page, 'admin', '/');
  for (const path of ['/projects/list', '/messages', '/forms/templates', '/equipment/list', '/library/files']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  const { paths }: { paths: Record<string, unknown> } = await (await request.get('/api/openapi.json')).json();
  const listed = Object.keys(paths).map((path) => (path.startsWith('/api/') ? path : `/api${path}`));
  expect(asked.size).toBeGreaterThan(10);
  expect([...asked].filter((path) => !isListed(listed, path))).toEqual([]);
});

test('QR001 QR003 QR004 QR005 a machine has a code that can be copied and downloaded', async ({ page, context }) => {
  await openAs(page, 'admin', '/equipment/list');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const slug = await page.evaluate(async () => {
    const { apiKey } = JSON.parse(localStorage.getItem('fieldspan.session') ?? '{}');
    const response = await fetch('/api/Equipment/get?limit=1', { headers: { 'api-key': apiKey } });
    return (await response.json()).data[0].slug;
  });
  await page.goto(`/equipment/view/${slug}`);
  await expect(page.getByRole('img', { name: /^QR code: http.*\/equipment\/view\// })).toBeVisible();
  await page.getByRole('button', { name: 'Copy image' }).click();
  await expect(page.getByText('Copied to clipboard')).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download PNG' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('qr-code.png');
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk));
  const bytes = Buffer.concat(chunks);
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  expect(bytes.readUInt32BE(16)).toBe(bytes.readUInt32BE(20));
});

test('SESS007 SHELL006 a browser that supports notifications is asked by the app first, and not again after "not now"', async ({
  browser,
}) => {
  // A separate context: the others block notifications.
  const context = await browser.newContext();
  await context.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'default', configurable: true });
    Notification.requestPermission = () => {
      document.documentElement.dataset['asked'] = '';
      return Promise.resolve('default');
    };
  });
  const page = await context.newPage();
  await page.goto('/');
  await signIn(page, 'admin');
  const offer = page.getByRole('dialog', { name: 'Notifications on this device' });
  await expect(offer).toBeVisible();
  expect(await page.locator('html').getAttribute('data-asked')).toBeNull();
  await offer.getByRole('button', { name: 'Not Now' }).click();
  await expect(offer).toBeHidden();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Weather' })).toBeVisible();
  await expect(offer).toBeHidden();
  await context.close();
});

test(
  'SHELL006 a push shows a system notification and makes the page reload notifications',
  { tag: '@two-servers' },
  async ({ baseURL, launchOptions }) => {
    // A browser without windows refuses every notification.
    const { WHOLE_CHROMIUM_PATH: executablePath = launchOptions.executablePath } = process.env;
    const browser = await chromium.launch({ ...launchOptions, ...(executablePath ? { executablePath } : {}) });
    const context = await browser.newContext({
      ...(baseURL ? { baseURL } : {}),
      serviceWorkers: 'allow',
      permissions: ['notifications'],
      viewport: { width: 1680, height: 950 },
    });
    const page = await context.newPage();
    await page.goto('/');
    await signIn(page, 'admin');
    await page.getByRole('button', { name: 'Not Now' }).click();
    const worker = await context.newCDPSession(page);
    const registration = new Promise<string>((resolve) => {
      worker.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
        const active = versions.find(({ status }) => status === 'activated');
        if (active) resolve(active.registrationId);
      });
    });
    await worker.send('ServiceWorker.enable');
    const registrationId = await registration;
    const asked = page.waitForRequest((request) => request.url().includes('/api/Notification/get'));
    const note = { title: 'Ana', body: 'The crane comes at six', link: '/messages', tag: 'crane' };
    await worker.send('ServiceWorker.deliverPushMessage', {
      origin: new URL(baseURL ?? '').origin,
      registrationId,
      data: JSON.stringify(note),
    });
    await asked;
    const shown = await page.evaluate(async () => {
      const ready = await navigator.serviceWorker.ready;
      return (await ready.getNotifications()).map(({ title, body, data }) => ({ title, body, data: data as unknown }));
    });
    expect(shown).toEqual([{ title: 'Ana', body: 'The crane comes at six', data: { link: '/messages' } }]);
    await browser.close();
  },
);
