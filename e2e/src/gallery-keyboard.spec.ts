import { openGallery } from './open-gallery.ts';
import { expect, test } from './person.ts';

test.describe('by keyboard alone', () => {
  test('a value is found and chosen in a combobox, and cleared again', async ({ page }) => {
    await openGallery(page, '?part=combobox');
    const field = page.getByRole('combobox', { name: 'Assigned to' });
    await field.focus();
    await page.keyboard.type('pri');
    await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('Priya Nair');
    await expect(page.getByRole('listbox')).toBeHidden();
    await expect(field).toBeFocused();
    await field.fill('nobody');
    await expect(page.getByText('Nothing found')).toBeVisible();
    await page.keyboard.press('Escape');
    await field.fill('');
    await page.keyboard.press('Tab');
    await expect(field).toHaveValue('');
  });

  test('a value is found if the list comes from the server', async ({ page }) => {
    await openGallery(page, '?part=combobox');
    const field = page.getByRole('combobox', { name: 'Job' });
    await field.focus();
    await page.keyboard.type('2041');
    await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue(/^J-2041/);
    await page.keyboard.press('Control+a');
    await page.keyboard.type('zzz');
    await expect(page.getByText('No job is called so')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expect(field).toHaveValue(/^J-2041/);
  });

  test('several values are chosen and removed, and another is added once', async ({ page }) => {
    await openGallery(page, '?part=multi-select');
    const hazards = page.getByRole('group', { name: 'Some chosen, with other' });
    const field = hazards.getByRole('combobox', { name: 'Hazards' });
    const chosen = hazards.getByRole('button', { name: /^Remove / });
    await expect(chosen).toHaveCount(2);
    await field.focus();
    await page.keyboard.type('sil');
    await page.keyboard.press('Enter');
    await expect(chosen).toHaveCount(3);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Backspace');
    await expect(chosen).toHaveCount(2);
    await hazards.getByRole('textbox', { name: 'Other for Hazards' }).focus();
    await page.keyboard.type('Loose gravel');
    await page.keyboard.press('Enter');
    await expect(chosen).toHaveCount(3);
    await page.keyboard.type('  loose GRAVEL ');
    await page.keyboard.press('Enter');
    await page.keyboard.type('   ');
    await page.keyboard.press('Enter');
    await expect(chosen).toHaveCount(3);
    await hazards.getByRole('button', { name: 'Remove Loose gravel' }).click();
    await expect(chosen).toHaveCount(2);
  });

  test('a menu opens, acts, and returns the focus', async ({ page }) => {
    await openGallery(page, '?part=menu');
    const opener = page.getByRole('button', { name: 'File actions' });
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Rename' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Download' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Last: Download')).toBeVisible();
    await expect(opener).toBeFocused();
  });

  test('MODAL001 MODAL002 MODAL003 a question keeps the focus, shows its progress, and closes', async ({ page }) => {
    await openGallery(page, '?part=dialog');
    const opener = page.getByRole('button', { name: 'Delete file…' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Delete file?' });
    await expect(dialog).toBeVisible();
    for (let presses = 0; presses < 6; presses += 1) {
      await page.keyboard.press('Tab');
      await expect.poll(() => dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true);
    }
    await dialog.getByRole('button', { name: 'Delete' }).focus();
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('button', { name: 'Delete' })).toHaveAttribute('aria-disabled', 'true');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });
});
