import type { Page } from '@playwright/test';
import { ready, sheetOf } from './drawn-sheet.ts';
import { expect, mainMenu, signIn, test } from './person.ts';
import { startThread, writeMessage } from './thread.ts';

/** What Chrome 111, Safari 16.4 and Firefox 114 do not have. */
async function asOldBrowser(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const newer: readonly (readonly [object, readonly string[]])[] = [
      [AbortSignal, ['any']],
      [Promise, ['withResolvers', 'try']],
      [Map, ['groupBy']],
      [Object, ['groupBy']],
      [URL, ['canParse', 'parse']],
      [Array, ['fromAsync']],
      [Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with']],
      [Intl, ['Segmenter']],
      [Element.prototype, ['checkVisibility']],
      [globalThis, ['Iterator']],
      [
        Object.getPrototypeOf(Object.getPrototypeOf([].values())),
        ['map', 'filter', 'take', 'flatMap', 'toArray', 'some', 'every', 'find', 'reduce', 'forEach'],
      ],
      [
        Set.prototype,
        ['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom'],
      ],
      [String.prototype, ['isWellFormed', 'toWellFormed']],
      [Document.prototype, ['startViewTransition']],
    ];
    for (const [owner, names] of newer) for (const name of names) Reflect.deleteProperty(owner, name);
  });
}

test('on the oldest supported browser a person signs in, goes through the areas, writes and draws', async ({
  page,
}) => {
  await asOldBrowser(page);
  const filledIn = page.waitForResponse(/older-browsers\..*\.js$/);
  await page.goto('/');
  expect((await filledIn).ok()).toBe(true);
  await signIn(page, 'admin');
  for (const area of [
    'Projects',
    'Services',
    'Contacts Network',
    'Equipment',
    'Time Logs',
    'Financial',
    'Forms',
    'Schedule',
  ]) {
    await mainMenu(page).getByRole('link', { name: area, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  }
  await startThread(page, 'admin', 'From an old phone');
  await writeMessage(page, 'The valve is shut.');
  await expect(page.getByText('The valve is shut.').last()).toBeVisible();
  await page.goto('/canvas');
  await ready(sheetOf(page));
});

test('a browser that has everything loads nothing for older ones', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/');
  await expect(page.getByLabel('Email', { exact: true })).toBeVisible();
  expect(asked.filter((url) => url.includes('older-browsers'))).toEqual([]);
});
