import type { Page } from '@playwright/test';
import { expect } from './person.ts';
import { findingsInEveryTheme } from './serious-findings.ts';

/** A screen after `open`. */
export type State = {
  name: string;
  path?: string;
  width?: number;
  open?: (page: Page) => Promise<unknown>;
  /**
   * It always has a request in flight, so there is no idle moment to wait for; `open` must check what should be there.
   */
  isLive?: boolean;
};

/** Shows the states one after another on the same page, so that one sign-in is enough. */
export async function checkStates(page: Page, states: readonly State[]): Promise<void> {
  for (const { name, path = '/', width = 1680, open, isLive = false } of states) {
    await page.setViewportSize({ width, height: 950 });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    if (!isLive) await page.waitForLoadState('networkidle');
    await open?.(page);
    expect.soft(await findingsInEveryTheme(page), name).toEqual([]);
  }
}
