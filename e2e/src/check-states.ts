import type { Page } from '@playwright/test';
import { expect } from './person.ts';
import { findingsInEveryTheme } from './serious-findings.ts';

/** A screen as it stands after `open`. */
export type State = {
  name: string;
  path?: string;
  width?: number;
  open?: (page: Page) => Promise<unknown>;
  /** It always waits for an answer of the server: there is no rest to wait for, and `open` says what has to stand there. */
  isLive?: boolean;
};

/** Shows one state after the other on the same page, so that somebody signs in once for all of them. */
export async function checkStates(page: Page, states: readonly State[]): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const { name, path = '/', width = 1680, open, isLive = false } of states) {
    await page.setViewportSize({ width, height: 950 });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    if (!isLive) await page.waitForLoadState('networkidle');
    await open?.(page);
    expect.soft(await findingsInEveryTheme(page), name).toEqual([]);
  }
}
