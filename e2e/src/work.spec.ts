import { readFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';
import { expect, mainMenu, openAs, test } from './person.ts';

test('a machine is picked in a forms screen with the widget of the equipment remote', async ({ page }) => {
  await openAs(page, 'admin', '/forms/templates');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Equipment checks', exact: true }).click();
  await main.getByRole('link', { name: 'Vehicle circle check', exact: true }).click();
  await main.getByRole('link', { name: 'Vans and pickups', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vans and pickups' })).toBeVisible();

  const equipment = page.getByRole('region', { name: 'Equipment', exact: true });
  await equipment.getByRole('button', { name: 'Choose equipment' }).click();
  await equipment.getByRole('button', { name: 'Vehicles' }).click();
  await equipment.getByRole('list', { name: 'Types' }).getByRole('button', { name: 'Pickup, crew cab' }).click();
  await equipment
    .getByRole('button', { name: /^Pickup, crew cab, EQ-/ })
    .first()
    .click();
  await expect(page.getByText(/^Saved on this device/)).toBeVisible();
  await page.reload();
  await expect(equipment.getByRole('button', { name: /Change|Remove/ }).first()).toBeVisible();
});

test('a photo is uploaded with a tag, shows in the grid and opens', { tag: '@two-servers' }, async ({ page }) => {
  const name = `Grid C sleeves ${Date.now()}`;
  await openAs(page, 'admin', '/library/files');
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload files' }).click();
  await page.getByRole('button', { name: 'Choose files' }).click();
  await (await choosing).setFiles({ name: `${name}.png`, mimeType: 'image/png', buffer: onePixelPng() });
  await expect(page.getByRole('link', { name })).toBeVisible();
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('main').getByRole('img', { name })).toBeVisible();
});

test('a file of an unaccepted type is refused by name and nothing is lost', async ({ page }) => {
  await openAs(page, 'admin', '/library/files');
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload files' }).click();
  await page.getByRole('button', { name: 'Choose files' }).click();
  await (
    await choosing
  ).setFiles({ name: 'setup.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ not a picture') });
  const refused = page.getByRole('list', { name: 'Uploads' }).getByRole('listitem').filter({ hasText: 'setup.exe' });
  await expect(refused.getByRole('alert')).toContainText(/doc.*xlsm.*pdf.*ppt/);
  await expect(page.getByRole('button', { name: 'Choose files' })).toBeEnabled();
});

test(
  'a contact is edited; the change is there after a reload, and leaving unsaved work asks',
  { tag: '@two-servers' },
  async ({ page }) => {
    const notes = `Gate code ${Date.now()}`;
    await openAs(page, 'admin', '/contact/anchor-core-cut/details');
    await page.getByLabel('Access notes').fill(notes);
    await mainMenu(page).getByRole('link', { name: 'Projects' }).click();
    const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await expect(question).toBeVisible();
    await question
      .getByRole('button', { name: /stay|keep|cancel|go on/i })
      .first()
      .click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Record Saved!')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Access notes')).toHaveValue(notes);
  },
);

test('filter, sort and page are in the address, and Back restores them', async ({ page }) => {
  await openAs(page, 'admin', '/contacts');
  await page.getByRole('link', { name: 'Customers', exact: true }).click();
  await page.getByRole('button', { name: 'City', exact: true }).click();
  await expect(page).toHaveURL(/show=customers/);
  await expect(page).toHaveURL(/sort=/);
  const address = page.url();
  await page.getByRole('table').getByRole('row').nth(3).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/contact\//);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('columnheader', { name: 'City' })).toHaveAttribute('aria-sort', /ascending|descending/);
});

test(
  'what a list shows under its search is downloaded as CSV, and the activity tells it',
  { tag: '@two-servers' },
  async ({ page }) => {
    await openAs(page, 'admin', '/contacts');
    const rows = page.getByRole('table').getByRole('row');
    const [word = ''] = (await rows.nth(1).getByRole('link').first().innerText()).split(' ');
    await page.goto(`/contacts?q=${word}`);
    await expect(rows.nth(1)).toContainText(word);
    const count = (await rows.count()) - 1;
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page
        .getByRole('button', { name: 'Download' })
        .click()
        .then(() => page.getByRole('menuitem', { name: 'Download as CSV' }).click()),
    ]);
    expect(download.suggestedFilename()).toBe('Contacts Network.csv');
    const [header, ...lines] = readFileSync(await download.path(), 'utf8')
      .trim()
      .split('\r\n');
    expect(header).toMatch(/^Name,/);
    expect(lines).toHaveLength(count);
    expect(lines.every((line) => line.includes(word))).toBe(true);
    await page.goto('/settings/activity?kind=export');
    const exported = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Exported' });
    await expect(exported.first()).toContainText('List: Contact');
  },
);

test('EQ009 the public page of a machine opens without signing in, its editor does not', async ({ page, browser }) => {
  await openAs(page, 'admin', '/equipment/list');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: /Vehicles/ }).click();
  await main.getByRole('list', { name: 'Types' }).getByRole('link').first().click();
  await main.getByRole('table').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/equipment\/(edit|view)\//);
  const slug = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const stranger = await browser.newPage();
  await stranger.goto(`/equipment/view/${slug}`);
  await expect(stranger.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(stranger.getByRole('button', { name: 'Login', exact: true })).toBeHidden();
  await stranger.goto(`/equipment/edit/${slug}`);
  await expect(stranger.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
  await stranger.close();
});

test('the keyboard alone signs in, goes to a project and back', async ({ page }) => {
  await page.goto('/projects/list');
  await page.getByLabel('Email', { exact: true }).focus();
  await page.keyboard.type('admin@fieldspan.test');
  await page.keyboard.press('Tab');
  await page.keyboard.type('fieldspan-demo');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeFocused();
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/project\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/projects\/list$/);
});

function pngChunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(content.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

/** A PNG of one grey pixel. */
function onePixelPng(): Buffer {
  const header = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0]);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const pixels = deflateSync(Buffer.from([0, 128]));
  return Buffer.concat([
    signature,
    pngChunk('IHDR', header),
    pngChunk('IDAT', pixels),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}
