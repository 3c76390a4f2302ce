import type { Locator, Page } from '@playwright/test';
import { draw } from './pad.ts';
import { expect, openAs, test } from './person.ts';
import { newForm } from './small-form.ts';

const SHORED = { key: 'f1', type: 'boolean', label: 'Is the trench shored?' };
/** The name of office@fieldspan.test. */
const OFFICE = 'Wen Li';

const button = (place: Page | Locator, name: string) => place.getByRole('button', { name, exact: true });
const signing = (page: Page) => page.getByRole('dialog', { name: 'Sign your name please' });
const skipping = (page: Page) => page.getByRole('dialog', { name: 'Skipping signature capture' });
const pad = (page: Page, state: 'empty' | 'signed') => page.getByRole('figure', { name: `Signature pad, ${state}` });
const own = (page: Page) => page.getByRole('region', { name: 'Acknowledgement' });
const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) });

/** A record of save-batch; what a participant is made of. */
type Sent = Record<string, unknown> & { name: string; signature_json: string | null };

/** The participants that the form was sent with. */
async function submit(page: Page): Promise<Sent[]> {
  const sending = page.waitForRequest('**/api/CompanyFormAcknowledgement/save-batch');
  await button(page, 'Submit Form').click();
  const body = (await sending).postData() ?? '';
  const [, json = '[]'] = /name="records"\r\n\r\n([^\r]*)/.exec(body) ?? [];
  await expect(page.getByText(/^Form saved with \d participants?!/)).toBeVisible();
  return JSON.parse(json);
}

async function openLastSection(page: Page): Promise<void> {
  await openAs(page, 'admin', '/forms/templates');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`/do-form/${await newForm(page, [SHORED])}`);
  await page.getByText('Yes', { exact: true }).click();
  await button(page, 'I understand: Next').click();
  await expect(page.getByRole('heading', { name: 'Complete!' })).toBeVisible();
}

async function fits(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

async function signTyped(page: Page): Promise<void> {
  await signing(page).getByText('Type', { exact: true }).click();
  await button(signing(page), 'OK').click();
  await expect(signing(page)).toBeHidden();
}

async function openPeople(page: Page, how: 'Add Participant' | 'Invite Participant'): Promise<Locator> {
  await button(page, how).click();
  const dialog = page.getByRole('dialog', { name: how });
  await expect(dialog.getByText('From the company')).toBeVisible();
  return dialog;
}

async function chooseOffice(dialog: Locator): Promise<void> {
  await dialog.getByRole('searchbox', { name: 'Search people' }).fill(OFFICE);
  await dialog.getByText(new RegExp(`^${OFFICE}`)).click();
  await button(dialog, 'Confirm').click();
}

async function nameExternal(dialog: Locator, { name, email = '' }: { name: string; email?: string }): Promise<void> {
  await dialog.getByText('External worker').click();
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await button(dialog, 'Confirm').click();
}

/** Signing and skipping, back and forth; ends with a drawn signature of two strokes. */
async function signOnThePad(page: Page): Promise<void> {
  await button(own(page), 'Sign').click();
  await expect(signing(page).getByPlaceholder('Name of Individual')).toHaveValue('Dana Reyes');
  await button(signing(page), 'OK').click();
  await expect(signing(page).getByRole('alert')).not.toBeEmpty();
  await draw(page, pad(page, 'empty'));
  await button(signing(page), 'Clear').click();
  await expect(pad(page, 'empty')).toBeVisible();
  await fits(page);
  await button(signing(page), 'Skip Signature').click();
  await expect(skipping(page).getByRole('textbox', { name: 'Reason for skipping' })).toBeVisible();
  await button(skipping(page), 'OK').click();
  await expect(skipping(page)).toBeVisible();
  await button(skipping(page), 'Get Signature').click();
  await draw(page, pad(page, 'empty'));
  await draw(page, pad(page, 'signed'), 20);
  await button(signing(page), 'OK').click();
  await expect(own(page).getByRole('img', { name: 'Signature of Dana Reyes' })).toBeVisible();
}

for (const width of [360, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: width === 360 ? 760 : 900 } });

    test('SIGN001 SIGN002 SIGN003 SIGN004 SIGN005 SIGN006 SIGN007 SIGN008 SIGN010 SIGN011 SIGN012 SIGN013 ENT032 one signs, skips, and takes the signature back', async ({
      page,
    }) => {
      await openLastSection(page);
      const forms: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/CompanyForm/save')) forms.push(request.url());
      });
      await signOnThePad(page);
      await button(page, 'Take Dana Reyes out').click();
      await button(page.getByRole('dialog', { name: 'Take yourself out?' }), 'Take out').click();
      await expect(button(own(page), 'Sign')).toBeVisible();
      await button(page, 'Submit Form').click();
      await expect(page.getByText('Not signed yet').first()).toBeVisible();
      expect(forms).toEqual([]);
      await button(own(page), 'Skip Signature').click();
      await skipping(page).getByRole('textbox', { name: 'Reason for skipping' }).fill('Arm in a cast');
      await button(skipping(page), 'OK').click();
      await expect(own(page).getByText('Arm in a cast')).toBeVisible();
      await button(own(page), 'Get Signature').click();
      await draw(page, pad(page, 'empty'));
      await draw(page, pad(page, 'signed'), 20);
      await button(signing(page), 'OK').click();
      await fits(page);
      const [dana] = await submit(page);
      const { trail }: { trail: object[] } = JSON.parse(dana?.signature_json ?? '{}');
      expect(trail.filter((point) => Object.keys(point).length === 0)).toHaveLength(2);
      expect(dana).toMatchObject({ form_id: expect.any(Number), user_id: expect.any(Number), is_invite: 0 });
    });

    test('SIGN009 PART001 PART002 PART003 PART004 PART005 PART007 PART008 PART009 PART010 PART011 PART012 PART013 PART014 ENT032 others sign at once, or are invited', async ({
      page,
    }) => {
      await openLastSection(page);
      await button(own(page), 'Sign').click();
      await signTyped(page);

      await nameExternal(await openPeople(page, 'Add Participant'), { name: 'Ben Castillo' });
      await signTyped(page);
      await button(row(page, 'Ben Castillo'), 'View signature of Ben Castillo').click();
      const view = page.getByRole('dialog', { name: 'Ben Castillo' });
      await expect(view.getByRole('img', { name: 'Signature of Ben Castillo' })).toBeVisible();
      await page.keyboard.press('Escape');

      const email = `cara.${width}.${Date.now()}@redline.test`;
      await nameExternal(await openPeople(page, 'Add Participant'), { name: 'Cara Diaz', email });
      await button(signing(page), 'Close').click();
      await expect(row(page, 'Cara Diaz').getByText('Now', { exact: true })).toBeVisible();
      await nameExternal(await openPeople(page, 'Invite Participant'), { name: 'Cara Diaz', email });
      await expect(row(page, 'Cara Diaz')).toHaveCount(1);

      const invite = await openPeople(page, 'Invite Participant');
      await nameExternal(invite, { name: 'Nobody Reached' });
      await expect(invite.getByRole('alert')).toHaveText('Must provide a phone number or email address.');
      await expect(row(page, 'Nobody Reached')).toHaveCount(0);
      const uma = `uma.${width}.${Date.now()}@redline.test`;
      await nameExternal(invite, { name: 'Uma Vega', email: uma });
      await expect(row(page, 'Uma Vega').getByText('Invite', { exact: true })).toBeVisible();

      await chooseOffice(await openPeople(page, 'Invite Participant'));
      await expect(row(page, OFFICE).getByText('Invite', { exact: true })).toBeVisible();
      await chooseOffice(await openPeople(page, 'Add Participant'));
      await signTyped(page);
      await expect(row(page, OFFICE)).toHaveCount(1);
      await expect(row(page, OFFICE).getByText('Invite', { exact: true })).toBeHidden();
      const again = await openPeople(page, 'Invite Participant');
      await again.getByRole('searchbox', { name: 'Search people' }).fill(OFFICE);
      await expect(again.getByText('Nobody by that name')).toBeVisible();
      await button(again, 'Cancel').click();
      await fits(page);

      const sent = new Map((await submit(page)).map((record) => [record.name, record]));
      expect(sent.size).toBe(5);
      expect(sent.get(OFFICE)).toMatchObject({ user_id: expect.any(Number), is_invite: 0 });
      expect(sent.get(OFFICE)?.signature_json).not.toBeNull();
      expect(sent.get('Uma Vega')).toMatchObject({ is_external_worker: 1, email: uma, is_invite: 1 });
      expect(sent.get('Uma Vega')?.signature_json).toBeNull();
      expect(sent.get('Ben Castillo')).toMatchObject({ is_external_worker: 1, is_invite: 0, user_id: null });
    });
  });
}
