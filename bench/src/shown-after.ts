import type { Page } from 'playwright';

/** Runs in the page: notes when a heading shows with the rows of its screen below it. */
export function watchForScreens(): void {
  // Without this, the notification prompt would cover the menu.
  Object.defineProperty(Notification, 'permission', { get: () => 'denied', configurable: true });
  const shown = new Map<string, number>();
  let from = 0;
  const look = () => {
    const heading = document.querySelector('h1')?.textContent?.trim();
    const hasRows = document.querySelector('main table tbody td, main article, main li a, main [data-row]') !== null;
    if (heading && hasRows && !shown.has(heading)) shown.set(heading, performance.now() - from);
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
  addEventListener(
    'click',
    () => {
      from = performance.now();
      shown.clear();
    },
    { capture: true },
  );
  Object.assign(globalThis, {
    shownAfter: (heading: string) => [...shown].find(([text]) => text.startsWith(heading))?.[1] ?? null,
  });
}

export async function shownAfter(page: Page, heading: string): Promise<number> {
  const handle = await page.waitForFunction(
    (wanted) => {
      const ask: unknown = Reflect.get(globalThis, 'shownAfter');
      return typeof ask === 'function' ? Reflect.apply(ask, undefined, [wanted]) : null;
    },
    heading,
    { timeout: 60_000 },
  );
  return Number(await handle.jsonValue());
}
