import type { Page } from '@playwright/test';
import { startLivelyThread } from './lively-thread.ts';
import { expect, test } from './person.ts';

const box = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true });

/** What a screen reader announces for the focused message; empty elsewhere. */
const spoken = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: at } = document;
    return at?.tagName === 'ARTICLE' ? (at.getAttribute('aria-label') ?? '') : '';
  });

/** Presses a key until the announcement changes. */
async function next(page: Page, key: string): Promise<string> {
  const before = await spoken(page);
  await page.keyboard.press(key);
  await expect.poll(() => spoken(page)).not.toBe(before);
  return spoken(page);
}

test('a thread is read with the keyboard alone, on a phone with text twice as large: who, what, and last of all when', async ({
  page,
  browser,
}) => {
  const { path } = await startLivelyThread(page, browser, 'Pump room');
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto(path);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await expect(box(page)).toBeInViewport();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);

  await box(page).focus();
  for (let tabs = 0; tabs < 8 && (await spoken(page)) === ''; tabs += 1) await page.keyboard.press('Shift+Tab');
  const said = [await next(page, 'Home')];
  for (let at = 1; at < 7; at += 1) said.push(await next(page, at % 2 === 0 ? 'j' : 'ArrowDown'));
  const origin = new URL(page.url()).origin;
  const withoutWhen = said.map((text) => text.replace(/\.? \w+ \d+:\d\d [ap]m$/, ''));
  expect(withoutWhen).not.toEqual(said);
  expect(withoutWhen.map((text) => text.replace(origin, '').replace(/\/project\/[\w-]+/, '/project'))).toEqual([
    'Luis Ferreira: Morning. The gate code is 4471.',
    'You: Thanks, it is in /project as well.',
    'Luis Ferreira: [message contents deleted by author]',
    'You: @Luis Ferreira bring the short ladder, please.',
    'You: Nobody on the roof before noon.',
    'Luis Ferreira: Found this behind the pump:',
    'Luis Ferreira: It drips, about a cup an hour.',
  ]);
});
