import type { Frame, Page } from '@playwright/test';
import axe, { type Result, type RunOptions } from 'axe-core';

type AxeCore = typeof axe;

declare global {
  /** In the page, once its source was evaluated there. */
  var axe: AxeCore;
}

const THEMES = ['light', 'dark', 'sun'];

/** Rules that depend on the theme; the others run only once. */
const LOOKS = ['color-contrast', 'link-in-text-block'];

/** Waits until what fades in or out has done so: its colours meanwhile belong to no theme. */
async function stillness(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const running = document.getAnimations().filter((each) => each.playState === 'running');
    const passing = running.filter((each) => each.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(passing.map((each) => each.finished));
  });
}

/** A page inside another one has neither a title nor landmarks of its own. */
const OF_WHOLE_PAGES = { 'document-title': { enabled: false }, bypass: { enabled: false } };

async function findingsOfFrame(frame: Frame, options: RunOptions): Promise<Result[]> {
  const isThere = await frame.evaluate(() => 'axe' in globalThis);
  if (!isThere) await frame.evaluate(axe.source);
  return frame.evaluate(async (given) => {
    const found = await globalThis.axe.run(document, given);
    return found.violations;
  }, options);
}

/**
 * What axe finds serious or critical on the page. Axe runs inside the page: `@axe-core/playwright` opens a second page
 * for each result, which takes ten times as long (docs/decisions/0190). Each frame is looked at by itself: a frame
 * without scripts cannot answer the axe of the page around it.
 * @param rules only these; all by default
 */
export async function seriousFindings(page: Page, rules?: string[]): Promise<string[]> {
  await stillness(page);
  const options: RunOptions = {
    iframes: false,
    resultTypes: ['violations'],
    ...(rules ? { runOnly: rules } : {}),
  };
  const violations: Result[] = [];
  for (const frame of page.frames()) {
    const isInside = frame !== page.mainFrame();
    violations.push(...(await findingsOfFrame(frame, isInside ? { ...options, rules: OF_WHOLE_PAGES } : options)));
  }
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

/**
 * The same in every theme; each finding names the theme. Transitions are off, because colours between two themes belong
 * to neither.
 */
export async function findingsInEveryTheme(page: Page): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const found: string[] = [];
  for (const theme of THEMES) {
    await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
    const findings = await seriousFindings(page, theme === 'light' ? undefined : LOOKS);
    found.push(...findings.map((finding) => `${theme}: ${finding}`));
  }
  return found;
}
