import type { Locator, Page } from '@playwright/test';
import { expect } from './person.ts';
import { choose } from './scenes.ts';

const dialog = (page: Page) => page.getByRole('dialog');
export const grid = (page: Page) => page.getByRole('grid', { name: 'People and hours' });
export const bar = (page: Page, name: RegExp) => grid(page).getByRole('gridcell', { name });
export const tray = (page: Page) => page.getByRole('region', { name: 'Unassigned' });

/** A quick typist. */
const KEY_MS = 80;

export type Answers = {
  phone: string;
  customer: string;
  address: string;
  city: string;
  position: string;
  about: string;
  priority: string;
  minutes: string;
};

/**
 * Takes a call by the keyboard alone, from the key to the tray.
 * @returns how long that takes, in ms
 */
export async function takeByKeys(page: Page, answers: Answers): Promise<number> {
  const from = Date.now();
  await page.keyboard.press('c');
  await expect(dialog(page).getByLabel('Phone')).toBeFocused();
  const { phone, customer, address, city, position, about, priority, minutes } = answers;
  for (const answer of [phone, customer, address, city, position, about, priority]) {
    await page.keyboard.type(answer, { delay: KEY_MS });
    await page.keyboard.press('Tab');
  }
  // What stands in the field is chosen when it is reached, so that typing replaces it.
  await page.keyboard.type(minutes, { delay: KEY_MS });
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  return Date.now() - from;
}

type Place = { person: string; day: string; time: string };

/** Gives a call of the tray a person and a time, in the dialog of its card. */
export async function assign(page: Page, about: string, { person, day, time }: Place): Promise<void> {
  await tray(page)
    .getByRole('listitem')
    .filter({ hasText: about })
    .getByRole('button', { name: /^Assign / })
    .click();
  await dialog(page).getByLabel('Person').selectOption(person);
  await dialog(page).getByLabel('Day').fill(day);
  await dialog(page).getByLabel('Time').fill(time);
  await dialog(page).getByRole('button', { name: 'Assign' }).click();
}

type Middle = { x: number; y: number };

async function middleOf(place: Locator): Promise<Middle> {
  const box = await place.boundingBox();
  if (!box) throw new Error('It is not drawn.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** A bar of an hour and a half at nine says where the other times are. */
async function xOf(page: Page, nine: RegExp, time: string): Promise<number> {
  const box = await bar(page, nine).boundingBox();
  if (!box) throw new Error('The bar at nine is not drawn.');
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return box.x + (hours + minutes / 60 - 9) * (box.width / 1.5);
}

/** Drags a card of the tray to a person and a time, and reads what is asked before it is put there; then puts it back. */
export async function triedDrop(
  page: Page,
  about: string,
  { person, time, nine }: { person: string; time: string; nine: RegExp },
): Promise<string[]> {
  const card = await middleOf(tray(page).getByText(about));
  const row = await middleOf(grid(page).getByRole('rowheader', { name: new RegExp(person) }));
  await page.mouse.move(card.x, card.y);
  await page.mouse.down();
  await page.mouse.move((await xOf(page, nine, time)) + 2, row.y, { steps: 8 });
  await page.mouse.up();
  await expect(dialog(page).getByText('go ahead?')).toBeVisible();
  const asked = await dialog(page).getByRole('listitem').allTextContents();
  await dialog(page).getByRole('button', { name: 'Put it back' }).click();
  await expect(dialog(page)).toHaveCount(0);
  return asked;
}

/** Somebody is away on that day. */
export async function goesOnLeave(page: Page, person: string, day: string): Promise<void> {
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await dialog(page).getByLabel('Person').selectOption(person);
  await dialog(page).getByLabel('First day').fill(day);
  await dialog(page).getByLabel('Last day').fill(day);
  await dialog(page).getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog(page).getByRole('listitem').filter({ hasText: person })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
}

async function saved(page: Page): Promise<void> {
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page)).toHaveCount(0);
}

/** All service calls need a certificate of this kind; without it nobody goes. */
export async function callsNeed(page: Page, kind: string): Promise<void> {
  await page.goto('/safety/certificates/types?open=new');
  await dialog(page).getByRole('textbox', { name: /^Kind/ }).fill(kind);
  await saved(page);
  await page.goto('/safety/certificates/rules?open=new');
  await choose(page, 'Kind', kind);
  await saved(page);
}

export async function hasCertificate(page: Page, kind: string, { person, ends }: { person: string; ends: string }) {
  await page.goto('/safety/certificates/list?open=new');
  await dialog(page)
    .getByRole('textbox', { name: /^Certificate/ })
    .fill(kind);
  await choose(page, 'Person', person);
  await choose(page, 'Counts as', kind);
  await dialog(page).getByLabel('Ends').fill(ends);
  await saved(page);
}
