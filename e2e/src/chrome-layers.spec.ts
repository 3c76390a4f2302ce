import type { Page } from '@playwright/test';
import { expect, mainMenu, openAs, test } from './person.ts';

const bar = (page: Page) => page.getByRole('banner');
const messages = (page: Page) => bar(page).getByRole('button', { name: /^Messages/ });
const panel = (page: Page) => page.getByRole('complementary', { name: 'Messages' });

async function chooseMore(page: Page, name: string): Promise<void> {
  await bar(page).getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

test.describe('the message panel', () => {
  test('SHELL009 SHELL015 NAV025 MSG013 MSG014 MSG015 MSG016 opens beside the page, expands, comes back, and closes below 1200 px', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1300, height: 900 });
    await openAs(page, 'admin', '/projects/list');
    await messages(page).click();
    await expect(panel(page).getByRole('heading', { name: 'Messages' })).toBeVisible();
    await expect(page).toHaveURL('/projects/list');
    const width = await panel(page).evaluate((element) => element.getBoundingClientRect().width);
    expect(width / 1300).toBeCloseTo(0.25, 2);

    await panel(page).getByRole('button', { name: 'Expand' }).click();
    await expect(page).toHaveURL('/messages');
    await expect(panel(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Compress to the side panel' }).click();
    await expect(page).toHaveURL('/projects/list');
    await expect(panel(page)).toBeVisible();

    await page.setViewportSize({ width: 1200, height: 900 });
    await expect(panel(page)).toBeVisible();
    await page.setViewportSize({ width: 1199, height: 900 });
    await expect(panel(page)).toHaveCount(0);
    await expect(page).toHaveURL('/projects/list');
  });

  test('SHELL009 shows a thread beside the page, is moved by keys, and is restored after a reload', async ({
    page,
  }) => {
    await openAs(page, 'admin', '/projects/list');
    await messages(page).click();
    const thread = panel(page).getByRole('list').getByRole('link').first();
    await thread.click();
    await expect(panel(page).getByRole('link', { name: 'Back to messages' })).toBeVisible();
    await expect(page).toHaveURL('/projects/list');
    const edge = panel(page).getByRole('separator');
    await edge.focus();
    await page.keyboard.press('ArrowLeft');
    await expect(edge).toHaveAttribute('aria-valuenow', '27');
    await page.reload();
    await expect(panel(page).getByRole('separator')).toHaveAttribute('aria-valuenow', '27');
    await panel(page).getByRole('button', { name: 'Close the messages' }).click();
    await expect(panel(page)).toHaveCount(0);
  });

  test('SHELL009 says that the messages cannot be loaded, works without them, and can be closed', async ({
    page,
    complaints,
  }) => {
    await page.route('**/r/messaging/**', (route) => route.abort());
    await openAs(page, 'admin', '/projects/list');
    await messages(page).click();
    await expect(panel(page).getByText('The messages could not be loaded')).toBeVisible();
    await expect(page.locator('#main').getByRole('heading', { name: 'Projects' })).toBeVisible();
    await panel(page).getByRole('button', { name: 'Close the messages' }).click();
    await expect(panel(page)).toHaveCount(0);
    complaints.length = 0;
  });
});

test.describe('the modals of the chrome', () => {
  test('NAV019 SHELL007 SHELL022 CONST015 CONST016 the referral link can be shared in six ways', async ({ page }) => {
    await openAs(page, 'admin', '/projects/list');
    await mainMenu(page).getByRole('button', { name: 'Referral Link' }).click();
    const dialog = page.getByRole('dialog', { name: 'Referral Link' });
    await expect(dialog).toContainText('?referral=user-dana-reyes');
    const targets = dialog.getByRole('list', { name: 'Share by' }).getByRole('listitem');
    await expect(targets).toHaveText(['Copy', 'QR code', 'Email', 'LinkedIn', 'Facebook', 'Twitter']);
    for (const name of ['Email', 'LinkedIn', 'Facebook', 'Twitter']) {
      const link = dialog.getByRole('link', { name });
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener/);
      expect(decodeURIComponent((await link.getAttribute('href')) ?? '')).toContain('referral=user-dana-reyes');
    }
    await dialog.getByRole('button', { name: 'QR code' }).click();
    await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/projects/list');
    await expect(mainMenu(page).getByRole('button', { name: 'Referral Link' })).toBeFocused();
  });

  test('TRIAL002 TRIAL004 TRIAL005 SHELL020 a trial that has ended asks once after each sign-in', async ({ page }) => {
    await openAs(page, 'trial', '/projects/list');
    const dialog = page.getByRole('dialog', { name: 'Your trial has ended' });
    await dialog.getByRole('button', { name: 'Not Now' }).click();
    await expect(dialog).toBeHidden();
    await expect(mainMenu(page).getByText('Trial has expired', { exact: true })).toBeVisible();
    await page.reload();
    await expect(mainMenu(page).getByText('Trial has expired', { exact: true })).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await bar(page).getByRole('button', { name: 'Log Out' }).click();
    await openAs(page, 'trial', '/projects/list');
    await dialog.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page).toHaveURL('/settings/fieldspan-subscription');
    await expect(dialog).toBeHidden();
  });

  test('SHELL005 Install to Home Screen shows the prompt that the browser offered earlier', async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        const question = new Event('beforeinstallprompt', { cancelable: true });
        const asked = {
          prompt: async () => {
            document.documentElement.dataset['asked'] = 'yes';
            return { outcome: 'accepted' };
          },
        };
        setTimeout(() => dispatchEvent(Object.assign(question, asked)));
      });
    });
    await openAs(page, 'office', '/');
    await chooseMore(page, 'Install to Home Screen');
    const dialog = page.getByRole('dialog', { name: 'Install to Home Screen' });
    await dialog.getByRole('button', { name: 'Install', exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('data-asked', 'yes');
    await expect(dialog).toBeHidden();
  });

  test('a form is chosen and filled beside the page, which stays where it was', async ({ page }) => {
    await openAs(page, 'admin', '/projects/list');
    await chooseMore(page, 'Do a form');
    const dialog = page.getByRole('dialog', { name: 'Do a form' });
    for (const name of ['Safety', 'Daily hazard assessment']) {
      await dialog
        .getByRole('link', { name: new RegExp(`^${name}`) })
        .first()
        .click();
      await expect(dialog.getByRole('heading', { name })).toBeVisible();
      await expect(page).toHaveURL('/projects/list');
    }
    await dialog.getByRole('listitem').last().getByRole('link').click();
    const form = page.getByRole('dialog', { name: 'Company Form' });
    await expect(form.getByRole('heading', { level: 2, name: 'Today' })).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/projects/list');
  });

  test('a thread is started on any screen', async ({ page }) => {
    await openAs(page, 'admin', '/projects/list');
    await chooseMore(page, 'New message');
    const dialog = page.getByRole('dialog', { name: 'New message thread' });
    await dialog.getByLabel('Subject').fill('Crane on Friday');
    await dialog.getByLabel('Message').fill('It comes at seven.');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(page).toHaveURL(/\/message\//);
    await expect(page.getByRole('heading', { name: 'Crane on Friday' })).toBeVisible();
    await expect(dialog).toBeHidden();
  });
});
