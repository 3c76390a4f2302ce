import type { Page } from '@playwright/test';

/** How many stops there were, and what is wrong with them, in words. */
type Walk = { stops: number; faults: string[] };

/** Runs in the page: keeps what has had the focus, and how it looked then. */
function watchFocus(): void {
  const stops: { element: Element; looks: string; isCovered: boolean }[] = [];
  const told = {
    /** A link over a whole card shows its focus on the layer that it lays over the card, a field on the frame around it. */
    looksOf(element: Element): string {
      const around = [element, element.parentElement, element.parentElement?.parentElement, element.nextElementSibling];
      const parts = around.flatMap((each) =>
        each ? [null, '::before', '::after'].map((part) => ({ each, part })) : [],
      );
      const styles = parts.map(({ each, part }) => getComputedStyle(each, part));
      return styles.map((one) => [one.outline, one.boxShadow, one.borderColor, one.backgroundColor].join()).join(';');
    },
    nameOf(element: Element): string {
      const label = element instanceof HTMLInputElement ? (element.labels?.[0]?.textContent ?? '') : '';
      const name = element.getAttribute('aria-label') ?? (label || element.textContent);
      return `${element.tagName.toLowerCase()} “${name.trim().slice(0, 40)}”`;
    },
    /** What the boxes that scroll around it leave of it: a board is wider than its window, by what the hour is. */
    partInSight(element: Element): { left: number; right: number; top: number; bottom: number } {
      let { left, right, top, bottom } = element.getBoundingClientRect();
      const cutBy = (box: { left: number; right: number; top: number; bottom: number }): void => {
        [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
        [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
      };
      cutBy({ left: 0, right: innerWidth, top: 0, bottom: innerHeight });
      for (let around = element.parentElement; around !== null; around = around.parentElement)
        if (getComputedStyle(around).overflow !== 'visible') cutBy(around.getBoundingClientRect());
      return { left, right, top, bottom };
    },
    isCovered(element: Element): boolean {
      const shown = (element instanceof HTMLInputElement && element.labels?.[0]) || element;
      const { left, right, top: upper, bottom } = told.partInSight(shown);
      if (left >= right || upper >= bottom) return true;
      const top = document.elementFromPoint((left + right) / 2, upper + Math.min((bottom - upper) / 2, 20));
      return top === null || !(shown.contains(top) || top.contains(shown) || top.closest('label') !== null);
    },
  };
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element) || target.id === 'main') return;
    const stop = { element: target, looks: told.looksOf(target), isCovered: false };
    stops.push(stop);
  });
  Object.assign(globalThis, {
    /** Called when it had the time to be scrolled into sight. */
    lookAtFocus: () => {
      const stop = stops.at(-1);
      if (stop) stop.isCovered = told.isCovered(stop.element);
    },
    focusFaults: () => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      const faults = new Set<string>();
      for (const [at, { element, looks, isCovered }] of stops.entries()) {
        const name = told.nameOf(element);
        if (stops.findIndex((other) => other.element === element) < at)
          faults.add(`${name} comes again before the end`);
        if (element.isConnected && looks === told.looksOf(element)) faults.add(`${name} looks the same without focus`);
        if (isCovered) faults.add(`${name} lies under something else, or out of sight`);
      }
      return [...faults];
    },
  });
}

/** Of a long list no more. */
const MOST = 40;

/** Walks through a page with Tab, from its beginning until the focus has left it. */
export async function walkByTab(page: Page): Promise<Walk> {
  await page.evaluate(watchFocus);
  await page.locator('#main').focus();
  const isInside = () =>
    page.evaluate(async () => {
      for (let frames = 0; frames < 3; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
      const look: unknown = Reflect.get(globalThis, 'lookAtFocus');
      const isIn = document.activeElement?.closest('#main, [role=dialog]') !== null;
      if (isIn && typeof look === 'function') Reflect.apply(look, undefined, []);
      return isIn;
    });
  let stops = 0;
  while (stops < MOST) {
    await page.keyboard.press('Tab');
    if (!(await isInside())) break;
    stops += 1;
  }
  const faults = await page.evaluate((): string[] => {
    const ask: unknown = Reflect.get(globalThis, 'focusFaults');
    return typeof ask === 'function' ? Reflect.apply(ask, undefined, []) : ['nothing was watched'];
  });
  return { stops, faults };
}
