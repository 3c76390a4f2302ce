import type { Locator, Page } from '@playwright/test';
import { expect, openAs, test } from './person.ts';
import { newForm } from './small-form.ts';

const outline = (page: Page) => page.getByRole('navigation', { name: 'Outline' });
const properties = (page: Page) => page.getByRole('complementary', { name: 'Properties' });
const rowOf = (page: Page, name: string) => outline(page).getByRole('button', { name });
const saved = (page: Page) => expect(page.getByText(/^Saved \d/)).toBeVisible();
const choose = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true }).click();

const FIELDS = [
  { key: 'gas', type: 'boolean', label: 'Does it smell of gas?' },
  { key: 'where', type: 'text', label: 'Where exactly?' },
  { key: 'depth', type: 'text', label: 'How deep is it?' },
];

/** A published form of three questions in the editor. */
async function openEditor(page: Page): Promise<string> {
  await openAs(page, 'admin', '/');
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  const slug = await newForm(page, FIELDS);
  await page.goto(`/forms/child-template-editor/template/${slug}`);
  await expect(outline(page)).toBeVisible();
  return slug;
}

async function addRule(page: Page, answer: string, ...actions: readonly string[]): Promise<void> {
  const logic = properties(page).getByRole('region', { name: 'Logic' });
  await logic.getByRole('button', { name: 'Add a rule' }).click();
  await choose(page, `If the answer is ${answer}`);
  const card = logic.getByRole('region', { name: `If the answer is ${answer}` });
  for (const action of actions) {
    await card.getByRole('button', { name: /^Then/ }).click();
    await choose(page, action);
  }
}

test('FORM057 an answer stops until it is understood, another question is shown by it, and the preview shows both without a network', async ({
  page,
  context,
  complaints,
}) => {
  test.slow();
  const slug = await openEditor(page);
  await outline(page).getByRole('button', { name: 'Does it smell of gas?' }).click();
  await addRule(page, 'Yes', 'Warn', 'Stop until it is understood');
  await outline(page).getByRole('button', { name: 'Where exactly?' }).click();
  const shown = properties(page).getByRole('region', { name: 'When it is shown' });
  await shown.getByRole('button', { name: 'Show it only when…' }).click();
  await expect(page.getByText('“Does it smell of gas?” is Yes')).toBeVisible();
  await saved(page);

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog', { name: 'Preview' });
  await expect(preview.getByLabel('Where exactly?')).toBeHidden();
  await preview.getByRole('radiogroup').getByText('Yes', { exact: true }).click();
  await expect(preview.getByLabel('Where exactly?')).toBeVisible();
  await preview.getByRole('button', { name: 'I understand', exact: true }).click();
  await expect(preview.getByText('You said that you understand.')).toBeVisible();
  await preview.getByText('As in a longer language').click();
  await expect(preview.getByRole('heading', { name: '⟦Ţŕéñçĥ ~ ~⟧' })).toBeVisible();
  await preview.getByRole('button', { name: 'Close' }).click();
  await context.setOffline(false);
  // What the browser says of calls while the network was away.
  complaints.splice(0);

  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText(/^Version \d+ is published/)).toBeVisible();
  await page.goto(`/do-form/${slug}`);
  await expect(page.getByLabel('Where exactly?')).toBeHidden();
  await page.getByRole('radiogroup').getByText('Yes', { exact: true }).click();
  await expect(page.getByLabel('Where exactly?')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Tap “I understand” before you go on.')).toBeVisible();
  complaints.splice(0);
});

/** Presses Tab until the named control has the focus; fails if it never comes. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(control).toBeFocused();
}

test('the editor is walked with the keyboard alone: move, undo, add, edit, choose several, publish', async ({
  page,
}) => {
  test.slow();
  await openEditor(page);
  const order = outline(page).getByRole('button', { name: /gas|Where|deep|Who/ });
  await page.getByRole('heading', { level: 1 }).focus();
  await tabTo(page, rowOf(page, 'How deep is it?'));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(order).toHaveText(['Does it smell of gas?', 'How deep is it?', 'Where exactly?']);
  await expect(page.getByText('How deep is it? is now 2 of 3 in Trench')).toBeAttached();
  await expect(page.locator('[data-edit="depth"] :focus').first()).toBeAttached();
  await page.keyboard.press('Control+z');
  await expect(order).toHaveText(['Does it smell of gas?', 'Where exactly?', 'How deep is it?']);

  await tabTo(page, page.getByRole('button', { name: 'Add field here' }).first());
  await page.keyboard.press('Enter');
  const kinds = page.getByRole('dialog', { name: 'Add field' });
  await tabTo(page, kinds.getByRole('searchbox'));
  await page.keyboard.type('colleague');
  await tabTo(page, kinds.getByRole('button', { name: 'Person', exact: true }));
  await page.keyboard.press('Enter');
  await expect(properties(page).getByRole('textbox', { name: 'Question', exact: true })).toBeFocused();
  await page.keyboard.type('Who is there?');
  await expect(order).toHaveCount(4);
  await saved(page);

  await page.getByRole('heading', { level: 1 }).focus();
  await tabTo(page, rowOf(page, 'Where exactly?'));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(page.getByRole('toolbar', { name: 'Chosen questions' })).toContainText('2 questions');
  await page.keyboard.press('Delete');
  await expect(order).toHaveCount(2);
  await page.keyboard.press('Control+z');
  await expect(order).toHaveCount(4);
  await saved(page);
  await page.getByRole('heading', { level: 1 }).focus();
  await tabTo(page, page.getByRole('button', { name: 'Publish' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Version \d+ is published/)).toBeVisible();
});

test('a question is dragged in the outline into another section', async ({ page }) => {
  await openEditor(page);
  await page.getByRole('button', { name: 'Add section' }).click();
  const row = outline(page).locator('[data-edit="gas"]');
  await row.dragTo(outline(page).getByRole('button', { name: /^2 New section/ }));
  await expect(page.getByText('Does it smell of gas? is now 1 of 1 in New section')).toBeAttached();
  await saved(page);
});

test('who may not change forms is told so, and whom to ask', async ({ page, context }) => {
  const slug = await openEditor(page);
  const other = await context.browser()?.newPage();
  if (!other) throw new Error('There is no browser');
  await openAs(other, 'crew', `/forms/child-template-editor/template/${slug}`);
  await expect(other.getByText('You may not change forms')).toBeVisible();
  await expect(other.getByText(/Ask an administrator/)).toBeVisible();
  await expect(other.getByRole('button', { name: 'Publish' })).toHaveCount(0);
  await other.close();
});
