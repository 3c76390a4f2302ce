import type { Page } from 'playwright';

/**
 * `times`: ms from nearing the top until the page above is loaded; `movedPx`: the most that the visible text moved
 * meanwhile.
 */
export type Walk = { times: number[]; movedPx: number };

/** Runs in the page. Scrolls near the top of what is loaded, and watches every frame until there is more above. */
async function nearTop(scroller: HTMLElement): Promise<{ ms: number; movedPx: number }> {
  const topKey = () => scroller.querySelector('article')?.dataset['message'];
  const startedAt = performance.now();
  scroller.scrollTop = 600;
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  const { top, height } = scroller.getBoundingClientRect();
  const read = [...scroller.querySelectorAll('article')].find(
    (row) => row.getBoundingClientRect().bottom > top + height / 2,
  );
  const at = read?.getBoundingClientRect().top ?? 0;
  const heightBefore = scroller.scrollHeight;
  const keyBefore = topKey();
  let movedPx = 0;
  let ms = 0;
  for (let quiet = 0, frames = 0; quiet < 10 && frames < 3000; frames += 1) {
    await new Promise(requestAnimationFrame);
    if (read?.isConnected) movedPx = Math.max(movedPx, Math.abs(read.getBoundingClientRect().top - at));
    if (scroller.scrollHeight === heightBefore && topKey() === keyBefore) continue;
    if (quiet === 0) ms = performance.now() - startedAt;
    quiet += 1;
  }
  return { ms, movedPx };
}

/** Reads this many pages upwards. */
export async function walkUp(page: Page, pages: number): Promise<Walk> {
  const walk: Walk = { times: [], movedPx: 0 };
  const stream = page.getByRole('region', { name: 'Messages', exact: true });
  for (let n = 0; n < pages; n += 1) {
    const { ms, movedPx } = await stream.evaluate(nearTop);
    walk.times.push(ms);
    walk.movedPx = Math.max(walk.movedPx, movedPx);
  }
  return walk;
}
