import type { Page } from '@playwright/test';
import { expect } from './person.ts';
import { findingsInEveryTheme } from './serious-findings.ts';

/** Checks the page in phone and desktop width: no serious findings in any theme, no sideways scrolling. */
export async function looksRight(page: Page, what: string): Promise<void> {
  // Without transitions, because colours between two themes belong to neither.
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await findingsInEveryTheme(page), `${what}, ${width}`).toEqual([]);
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect.soft(beyond, `${what}, ${width}, sideways`).toBeLessThanOrEqual(0);
  }
}
