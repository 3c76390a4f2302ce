import type { Page } from '@playwright/test';
import { checkStates } from './check-states.ts';
import { knownRecords } from './known-records.ts';
import { expect, openAs, test } from './person.ts';

async function saveAddress(page: Page, address: string): Promise<void> {
  await page.getByLabel('Address', { exact: true }).fill(address);
  const saved = page.waitForResponse('**/api/Job/save');
  await page.getByRole('button', { name: 'Save' }).click();
  await saved;
  await expect(page.getByText('Record Saved!').first()).toBeVisible();
  // Disabled because nothing has changed, not because it is still saving.
  await expect(page.getByRole('button', { name: 'Save' })).not.toHaveAttribute('data-busy');
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
}

test(
  'a change of a project is shown with old and new value, and restored',
  { tag: '@two-servers' },
  async ({ page }) => {
    await openAs(page, 'admin', '/projects/list');
    await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
    const { project } = await knownRecords(page);
    await page.goto(`/project/${project.slug}/details`);
    const stamp = Date.now();
    await saveAddress(page, `${stamp} First Street`);
    await saveAddress(page, `${stamp} Second Street`);

    await page.getByRole('button', { name: 'History', exact: true }).click();
    const history = page.getByRole('dialog', { name: 'History' });
    const latest = history.getByRole('listitem').first();
    await expect(latest).toContainText('Address');
    await expect(latest).toContainText(`${stamp} First Street → ${stamp} Second Street`);
    await expect(page).toHaveURL(/[?&]history=1/);

    await latest.getByRole('button', { name: 'Restore this value of Address' }).click();
    const question = page.getByRole('dialog', { name: 'Restore this value?' });
    await expect(question).toContainText(`${stamp} First Street`);
    await question.getByRole('button', { name: 'Restore', exact: true }).click();
    await expect(question).toBeHidden();
    await expect(history.getByRole('listitem').first()).toContainText(`${stamp} Second Street → ${stamp} First Street`);

    await page.keyboard.press('Escape');
    await expect(history).toBeHidden();
    await expect(page.getByLabel('Address', { exact: true })).toHaveValue(`${stamp} First Street`);
  },
);

test('the activity of the company is shown to an Admin, can be filtered, and has no serious accessibility finding', async ({
  page,
}) => {
  await openAs(page, 'admin', '/settings/activity?kind=sign_in');
  await expect(page.getByRole('listitem').filter({ hasText: 'signed in' }).first()).toBeVisible();
  await page.getByLabel('Kind').selectOption({ label: 'Exports' });
  await expect(page).toHaveURL(/kind=export/);
  await page.getByLabel('Kind').selectOption({ label: 'Everything' });
  await expect(page.getByRole('listitem').filter({ hasText: 'signed in' }).first()).toBeVisible();
  const { project, machine } = await knownRecords(page);
  const showLink = async () => {
    await page.getByRole('button', { name: 'Public link' }).click();
    await expect(
      page.getByRole('dialog', { name: 'Public link' }).getByText(/^Whoever has this address/),
    ).toBeVisible();
  };
  const ofMachine = `/equipment/edit/${machine.slug}`;
  await checkStates(page, [
    { name: 'activity', path: '/settings/activity' },
    // Comments below the machine are watched for new ones, so its page is never idle.
    { name: 'public link of a machine', path: ofMachine, open: showLink, isLive: true },
    { name: 'public link of a machine, phone', path: ofMachine, width: 360, open: showLink, isLive: true },
    {
      name: 'history',
      path: `/project/${project.slug}/details`,
      open: async () => {
        // A dialog hides the page's heading from screen readers, so the page is shown first.
        await page.goto(`/project/${project.slug}/details?history=1`);
        await expect(page.getByRole('dialog', { name: 'History' }).getByRole('listitem').first()).toBeVisible();
      },
    },
  ]);
});

test('a crew member does not see the activity', async ({ page }) => {
  await openAs(page, 'crew', '/settings/activity');
  await expect(page.getByText('You do not have permission to see this')).toBeVisible();
});
