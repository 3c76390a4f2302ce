import type { CDPSession, Page } from 'playwright';

/** Runs in the page: a hand that draws, undoes and zooms by events, on whichever side is open. */
export const HAND = `
Element.prototype.setPointerCapture = () => {};
globalThis.hand = (() => {
  const place = () => document.querySelector('[role=application]') ?? document.querySelector('canvas.interactive');
  const send = (kind, x, y, buttons) => {
    const { left, top } = place().getBoundingClientRect();
    const at = { clientX: left + x, clientY: top + y };
    place().dispatchEvent(new PointerEvent(kind, { ...at, buttons, button: kind === 'pointermove' ? -1 : 0,
      pointerId: 1, isPrimary: true, pointerType: 'mouse', bubbles: true, cancelable: true }));
  };
  const pointOf = (i) => [500 + Math.cos(i / 50) * (80 + (i % 997) / 5), 300 + Math.sin(i / 41) * (60 + (i % 613) / 4)];
  let drawn = 0;
  const timed = async (act) => {
    const at = performance.now();
    act();
    const sync = performance.now() - at;
    await globalThis.painted();
    return { sync, paint: performance.now() - at };
  };
  const move = () => timed(() => { const [x, y] = pointOf(drawn += 1); send('pointermove', x, y, 1); });
  return {
    begin: () => { drawn = 0; const [x, y] = pointOf(0); send('pointerdown', x, y, 1); },
    moves: async (count) => { const all = []; for (let i = 0; i < count; i += 1) all.push(await move()); return all; },
    rush: async ([count, each]) => {
      for (let i = 0; i < count; i += 1) {
        const [x, y] = pointOf(drawn += 1);
        send('pointermove', x, y, 1);
        if (i % each === 0) await globalThis.painted();
      }
    },
    end: () => timed(() => { const [x, y] = pointOf(drawn); send('pointerup', x, y, 0); }),
    undo: () => timed(() => place().dispatchEvent(
      new KeyboardEvent('keydown', { key: 'z', code: 'KeyZ', ctrlKey: true, bubbles: true, cancelable: true }))),
    zoom: (by) => timed(() => place().dispatchEvent(
      new WheelEvent('wheel', { deltaY: by, ctrlKey: true, clientX: 500, clientY: 300, bubbles: true, cancelable: true }))),
  };
})();`;

export type Timed = { sync: number; paint: number };

/** Calls a move of the hand in the page. */
export async function byHand(page: Page, name: string, argument?: number | readonly number[]): Promise<Timed[]> {
  const all: unknown = await page.evaluate(
    async ([move, given]) => {
      const hand: unknown = Reflect.get(globalThis, 'hand');
      const act: unknown = hand instanceof Object ? Reflect.get(hand, move) : undefined;
      if (typeof act !== 'function') throw new Error(`A hand cannot ${move}`);
      const done: unknown = await act(given);
      return Array.isArray(done) ? done : [done];
    },
    [name, argument] as const,
  );
  return Array.isArray(all) ? all.flatMap(timedOf) : [];
}

function timedOf(one: unknown): Timed[] {
  if (!(one instanceof Object)) return [];
  return [{ sync: Number(Reflect.get(one, 'sync')), paint: Number(Reflect.get(one, 'paint')) }];
}

/** Milliseconds that the page's own thread was at work so far, whatever for. */
export async function busyMs(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}
