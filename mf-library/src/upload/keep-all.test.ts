// @vitest-environment jsdom
import { store } from '@fieldspan/api/store';
import { expect, it } from 'vitest';
import { keepAll, unkeptAtom } from './keep-all.ts';

/** Whether the browser would ask before the page is closed. */
const asksBeforeLeaving = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('asks before the page is closed until every chosen file stands on the device', async () => {
  const files = Array.from({ length: 25 }, (_, at) => new File(['x'], `${at}.jpg`));
  const kept: string[] = [];
  const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<void>();
  const all = keepAll(files, async ({ name }) => {
    if (name === '12.jpg') await mayGoOn;
    kept.push(name);
  });
  await expect.poll(() => kept.length).toBe(19);
  expect([store.get(unkeptAtom), asksBeforeLeaving()]).toEqual([6, true]);
  goOn();
  await all;
  expect(new Set(kept).size).toBe(25);
  expect([store.get(unkeptAtom), asksBeforeLeaving()]).toEqual([0, false]);
});
