import type { Locator, Page } from '@playwright/test';
import { expect, openAs } from '../person.ts';

/** What one part expects of another's widget, tested by using it as a person does. */
type Contract = {
  consumer: string;
  provider: string;
  says: string;
  holds: (page: Page) => Promise<void>;
};

const main = (page: Page) => page.getByRole('main');

async function openForm(page: Page, path: readonly [category: string, template: string, child: string]): Promise<void> {
  await openAs(page, 'admin', '/forms/templates');
  for (const name of path) await main(page).getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: path[2] })).toBeVisible();
}

async function openMore(page: Page, item: string): Promise<Locator> {
  await openAs(page, 'admin', '/projects/list');
  await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
  return page.getByRole('dialog');
}

const openPanel = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('button', { name: /^Messages/ })
    .click();

/** One transparent pixel as PNG. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64') });

export const CONTRACTS: readonly Contract[] = [
  {
    consumer: 'forms',
    provider: 'equipment',
    says: 'a machine is picked in a form',
    holds: async (page) => {
      await openForm(page, ['Equipment checks', 'Vehicle circle check', 'Vans and pickups']);
      const equipment = page.getByRole('region', { name: 'Equipment', exact: true });
      await equipment.getByRole('button', { name: 'Choose equipment' }).click();
      await equipment.getByRole('button', { name: 'Vehicles' }).click();
      await equipment.getByRole('list', { name: 'Types' }).getByRole('button', { name: 'Pickup, crew cab' }).click();
      const piece = equipment.getByRole('button', { name: /^Pickup, crew cab, EQ-/ });
      await piece.first().click();
      await expect(piece).toHaveCount(0);
      await expect(equipment.getByText(/^Pickup, crew cab/).first()).toBeVisible();
    },
  },
  {
    consumer: 'forms',
    provider: 'library',
    says: 'a photo is put into a form',
    holds: async (page) => {
      await openForm(page, ['Quality', 'Start-up and commissioning', 'Boilers']);
      const choosing = page.waitForEvent('filechooser');
      await main(page).getByRole('button', { name: 'Choose pictures' }).click();
      await (await choosing).setFiles(picture('nameplate.png'));
      const photo = main(page).getByRole('img', { name: /, picture 1$/ });
      await expect(photo).toBeVisible();
      await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      await expect(page.getByText(/^Saved on this device/)).toBeVisible();
    },
  },
  {
    consumer: 'forms',
    provider: 'home',
    says: 'a form has a place for the weather',
    holds: async (page) => {
      await openForm(page, ['Quality', 'Start-up and commissioning', 'Boilers']);
      const weather = main(page).getByRole('group', { name: 'Outdoor conditions' });
      await expect(weather.getByRole('region', { name: 'Weather' })).toBeVisible();
    },
  },
  {
    consumer: 'forms',
    provider: 'library',
    says: 'a file of the library is chosen in a form',
    holds: async (page) => {
      await openForm(page, ['Safety', 'New worker orientation', 'First day']);
      await main(page).getByRole('button', { name: 'Choose a file' }).click();
      await expect(page.getByRole('dialog', { name: 'Select Library File' }).getByRole('button').nth(1)).toBeVisible();
    },
  },
  {
    consumer: 'time',
    provider: 'messaging',
    says: 'an expense is commented',
    holds: async (page) => {
      const words = `Seen ${Date.now()}`;
      await openAs(page, 'admin', '/expenses/list');
      await page.getByRole('table').getByRole('row').nth(1).getByRole('link').first().click();
      const comments = page.getByRole('region', { name: 'Comments' });
      await comments.getByRole('textbox').fill(words);
      await comments.getByRole('button', { name: 'Send' }).click();
      await expect(comments.getByText(words)).toBeVisible();
    },
  },
  {
    consumer: 'messaging',
    provider: 'library',
    says: 'the editor for a photo opens in the box of a message',
    holds: async (page) => {
      await openAs(page, 'admin', '/messages');
      await main(page).getByRole('list').getByRole('link').first().click();
      await page.getByLabel('Photo to attach').setInputFiles([picture('site.png')]);
      await page.getByRole('button', { name: 'Draw on site.png' }).click();
      await expect(page.getByRole('application', { name: /to be drawn on$/ })).toBeVisible();
    },
  },
  {
    consumer: 'shell',
    provider: 'messaging',
    says: 'the messages open beside a page',
    holds: async (page) => {
      await openAs(page, 'admin', '/projects/list');
      await openPanel(page);
      const panel = page.getByRole('complementary', { name: 'Messages' });
      await panel.getByRole('list').getByRole('link').first().click();
      await expect(panel.getByRole('link', { name: 'Back to messages' })).toBeVisible();
      await panel.getByRole('button', { name: 'Close the messages' }).click();
      await expect(panel).toHaveCount(0);
    },
  },
  {
    consumer: 'shell',
    provider: 'messaging',
    says: 'a thread is started on any screen',
    holds: async (page) => {
      const subject = `Crane ${Date.now()}`;
      const dialog = await openMore(page, 'New message');
      await dialog.getByLabel('Subject').fill(subject);
      await dialog.getByLabel('Message').fill('It comes at seven.');
      await dialog.getByRole('button', { name: 'Send' }).click();
      await expect(page.getByRole('heading', { name: subject })).toBeVisible();
    },
  },
  {
    consumer: 'shell',
    provider: 'forms',
    says: 'a form is chosen and opened over a page',
    holds: async (page) => {
      const dialog = await openMore(page, 'Do a form');
      for (const name of ['Safety', 'Toolbox talk', 'Weekly talk'])
        await dialog.getByRole('link', { name, exact: true }).click();
      const form = page.getByRole('dialog', { name: 'Company Form' });
      await form.getByLabel('Topic').selectOption('Ladders');
      await expect(page).toHaveURL(/\/projects\/list/);
    },
  },
  {
    consumer: 'shell',
    provider: 'library',
    says: 'a picture is looked at over the window and drawn on',
    holds: async (page) => {
      await openAs(page, 'admin', '/library/files');
      await page
        .getByRole('button', { name: /^View / })
        .first()
        .click();
      await expect(page.getByRole('button', { name: 'Zoom in' })).toBeVisible();
      await page.getByRole('button', { name: 'Edit', exact: true }).click();
      await expect(page.getByRole('application', { name: /to be drawn on$/ }).locator('canvas')).toHaveCount(2);
    },
  },
];
