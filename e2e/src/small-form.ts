import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/**
 * Creates a form of one section for the test, as the signed-in person.
 * @returns its slug
 */
export async function newForm(page: Page, fields: readonly object[]): Promise<string> {
  return page.evaluate(async (asked) => {
    const { apiKey } = JSON.parse(localStorage.getItem('fieldspan.session') ?? '{}');
    const headers = { 'api-key': apiKey };
    const found = await (await fetch('/api/FormTemplate/get?limit=1', { headers })).json();
    const body = new FormData();
    body.set('description', 'Trench check');
    body.set('form_template_id', String(found.data[0].id));
    body.set('form_json', JSON.stringify([{ key: 's1', sectionHeading: 'Trench', fields: asked }]));
    const saved = await (await fetch('/api/FormChildTemplate/save', { method: 'POST', headers, body })).json();
    return saved.data.slug;
  }, fields);
}

/** Signs by giving a reason for skipping the signature. */
export async function skipSignature(place: Locator, page: Page): Promise<void> {
  await place.getByRole('button', { name: 'Skip Signature' }).click();
  const dialog = page.getByRole('dialog', { name: 'Skipping signature capture' });
  await dialog.getByRole('textbox').last().fill('Arm in a cast');
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(dialog).toBeHidden();
}
