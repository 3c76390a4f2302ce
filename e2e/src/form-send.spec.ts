import type { Page } from '@playwright/test';
import { expect, openAs, test } from './person.ts';
import { newForm, skipSignature } from './small-form.ts';

const FIELDS = [
  { key: 'f1', type: 'text', label: 'Where do you work?' },
  { key: 'f2', type: 'boolean', label: 'Is the trench shored?' },
];

/** Addresses that no other test has. */
const address = (name: string) => `${name}.${crypto.randomUUID().slice(0, 8)}@client.test`;

type Message = { to: string; subject: string; text: string; files: { filename: string; bytes: number }[] };

async function mailsTo(page: Page, to: string): Promise<Message[]> {
  const answer: { data: Message[] } = await (await page.request.get('/api/dev/outbox')).json();
  return answer.data.filter((message) => message.to === to);
}

/** The mail reaches the address once, with the form as a PDF. */
async function expectOneMail(page: Page, to: string): Promise<Message | undefined> {
  await expect(async () => expect(await mailsTo(page, to)).toHaveLength(1)).toPass({ timeout: 30_000 });
  const [mail] = await mailsTo(page, to);
  expect(mail?.files[0]?.filename).toMatch(/^form-\d+\.pdf$/);
  return mail;
}

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Where do you work?').fill('North end');
  await page.getByText('Yes', { exact: true }).click();
  await page.getByRole('button', { name: 'I understand: Next' }).click();
  await skipSignature(page.getByRole('region', { name: 'Acknowledgement' }), page);
  await page.getByRole('button', { name: 'Submit Form' }).click();
  await expect(page.getByRole('link', { name: 'View the form' })).toBeVisible();
}

test('a form is sent by its template’s list on submit, and by hand on a phone, and the form says to whom', async ({
  browser,
  page,
}) => {
  const [office, client] = [address('office'), address('client')];
  await openAs(page, 'admin', '/forms/templates');
  const slug = await newForm(page, FIELDS);
  await page.goto(`/forms/child-template-editor/any/${slug}`);
  await page.getByRole('button', { name: 'Form settings' }).click();
  const list = page.getByLabel('Send each form to');
  await list.fill(`${office}\nnobody`);
  await expect(page.getByText('No e-mail address: nobody')).toBeVisible();
  await list.fill(office);
  const stored = page.waitForResponse(/FormChildTemplate\/save/);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await stored;

  const phone = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage();
  await openAs(phone, 'tech', `/do-form/${slug}`);
  await fillIn(phone);
  expect((await expectOneMail(page, office))?.text).toContain('Trench check');

  await phone.getByRole('button', { name: 'Send' }).click();
  const dialog = phone.getByRole('dialog', { name: 'Send the form' });
  await dialog.getByLabel('E-mail addresses').fill(`${client}, somebody`);
  await dialog.getByLabel('Message').fill('As agreed.');
  expect(await phone.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByText('somebody is not an e-mail address.')).toBeVisible();
  await expect(dialog.getByLabel('E-mail addresses')).toHaveValue('somebody');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect((await expectOneMail(page, client))?.text).toContain('As agreed.');

  await phone.getByRole('link', { name: 'View the form' }).click();
  const card = phone.getByRole('region', { name: 'Sent by e-mail' });
  await expect(card.getByText(client)).toBeVisible();
  await expect(card.getByText(office)).toBeVisible();
  await expect(card.getByText('Sent', { exact: true })).toHaveCount(2);

  const crew = await (await browser.newContext()).newPage();
  await openAs(crew, 'crew', '/forms/list');
  await crew.goto(new URL(phone.url()).pathname);
  await expect(crew.getByText('North end')).toBeVisible();
  await expect(crew.getByRole('button', { name: 'Send' })).toHaveCount(0);
  await expect(crew.getByText(client)).toHaveCount(0);
});
