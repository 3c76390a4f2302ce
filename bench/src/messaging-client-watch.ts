import type { Page } from 'playwright';

/** A timeout that nothing here should reach. */
const PATIENCE_MS = 60_000;

/** Reports when something happens in a page, in ms since the epoch, which all pages of a machine share. */
export type Watch = {
  /** The next time that a message with this text appears on the screen. */
  painted: (words: string) => Promise<number>;
  /** The next time that a key or button is pressed. */
  pressed: () => Promise<number>;
};

/** Runs in the page: calls `noteMoment` for each press, and for each bench message that newly appears on the screen. */
function watchMoments(): void {
  const call: unknown = Reflect.get(globalThis, 'noteMoment');
  const note = (what: string, at: number) => {
    if (typeof call === 'function') Reflect.apply(call, undefined, [what, performance.timeOrigin + at]);
  };
  let before = new Set<string>();
  const look = () => {
    const now = new Set<string>();
    for (const article of document.querySelectorAll('article')) {
      const words = /(?:Line|Bench message) \d+:/.exec(article.getAttribute('aria-label') ?? '')?.[0];
      if (words !== undefined) now.add(words);
    }
    const fresh = [...now].filter((words) => !before.has(words));
    before = now;
    if (fresh.length === 0) return;
    // What was in the DOM when a frame began is painted by the next task.
    requestAnimationFrame(() => {
      setTimeout(() => {
        for (const words of fresh) note(words, performance.now());
      });
    });
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, attributeFilter: ['aria-label'] });
  const press = (event: Event) => note('press', event.timeStamp);
  addEventListener('click', press, { capture: true });
  addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Enter') press(event);
    },
    { capture: true },
  );
}

/** Call it before the page is opened. */
export async function watchPage(page: Page): Promise<Watch> {
  const waiting = new Map<string, (at: number) => void>();
  await page.exposeFunction('noteMoment', (what: string, at: number) => {
    waiting.get(what)?.(at);
    waiting.delete(what);
  });
  await page.addInitScript(watchMoments);
  const next = (what: string): Promise<number> => {
    const { promise, resolve, reject } = Promise.withResolvers<number>();
    const limit = setTimeout(() => reject(new Error(`"${what}" did not happen.`)), PATIENCE_MS);
    waiting.set(what, (at) => {
      clearTimeout(limit);
      resolve(at);
    });
    return promise;
  };
  return { painted: next, pressed: () => next('press') };
}
