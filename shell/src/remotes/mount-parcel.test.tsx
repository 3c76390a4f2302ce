// @vitest-environment jsdom
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { bareHost } from '@fieldspan/federation/testing/bare-host';
import { defineRemote } from '@fieldspan/federation/define-remote';
import type { Lifecycles } from '@fieldspan/federation/lifecycles';
import { expect, it, vi } from 'vitest';
import { mountParcel } from './mount-parcel.ts';

const host = bareHost();

function mountIn<P extends object>(lifecycles: Lifecycles<P>, props: P) {
  const domElement = document.body.appendChild(document.createElement('div'));
  return { domElement, parcel: mountParcel({ host, lifecycles, domElement, props }) };
}

const counting = (seen: object[]): Lifecycles<{ count: number }> => ({
  name: 'counting',
  bootstrap: () => Promise.resolve(),
  mount: async ({ props }) => void seen.push({ ...props }),
  update: async ({ props, host: given }) => void seen.push({ ...props, hasHost: given === host }),
  unmount: () => Promise.resolve(),
  canUpdate: () => 'clean',
  saveDraft: () => Promise.resolve(),
});

it('passes new props on and keeps the rest', async () => {
  const seen: object[] = [];
  const { parcel } = mountIn(counting(seen), { count: 1 });
  await parcel.mounted;
  await parcel.update({ count: 2 });
  expect(seen).toEqual([{ count: 1 }, { count: 2, hasHost: true }]);
  await parcel.unmount();
});

it('delays an update until it is mounted', async () => {
  const seen: object[] = [];
  const { parcel } = mountIn(counting(seen), { count: 1 });
  await parcel.update({ count: 2 });
  expect(seen).toEqual([{ count: 1 }, { count: 2, hasHost: true }]);
  await parcel.unmount();
});

it('applies updates one after the other, however fast they come', async () => {
  const seen: object[] = [];
  const { parcel } = mountIn(counting(seen), { count: 1 });
  await parcel.mounted;
  await Promise.all([2, 3, 4].map((count) => parcel.update({ count })));
  expect(seen.slice(1)).toEqual([2, 3, 4].map((count) => ({ count, hasHost: true })));
  await parcel.unmount();
});

it('unmounts after the running update, and accepts none after that', async () => {
  const seen: object[] = [];
  const { parcel } = mountIn(counting(seen), { count: 1 });
  await parcel.mounted;
  const updated = parcel.update({ count: 2 });
  const unmounted = parcel.unmount();
  await Promise.all([updated, unmounted, parcel.update({ count: 3 })]);
  expect(seen).toEqual([{ count: 1 }]);
});

it('unmounts after a failed update', async () => {
  const down = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const broken: Lifecycles<{ count: number }> = {
    ...counting([]),
    update: () => Promise.reject(new Error('no')),
    unmount: down,
  };
  const { parcel } = mountIn(broken, { count: 1 });
  await parcel.mounted;
  await expect(parcel.update({ count: 2 })).rejects.toThrow('no');
  await expect(parcel.update({ count: 3 })).resolves.toBeUndefined();
  await parcel.unmount();
  expect(down).toHaveBeenCalledOnce();
});

it('rejects with the error of the mount, and still unmounts', async () => {
  const broken = {
    ...counting([]),
    mount: () => Promise.reject(Object.assign(new Error('no'), { code: 'CSS_CHUNK_LOAD_FAILED' })),
  };
  const { parcel } = mountIn(broken, { count: 1 });
  await expect(parcel.mounted).rejects.toMatchObject({ code: 'CSS_CHUNK_LOAD_FAILED' });
  await expect(parcel.unmount()).resolves.toBeUndefined();
});

it('leaves nothing behind over 200 mounts', async () => {
  const page = defineRemote({ name: 'page', load: async () => ({ App: () => <p>Here</p> }) });
  const added = vi.spyOn(window, 'addEventListener');
  const removed = vi.spyOn(window, 'removeEventListener');
  const elements: WeakRef<HTMLElement>[] = [];
  const nodesBefore = document.querySelectorAll('*').length;

  for (let round = 0; round < 200; round += 1) {
    const { domElement, parcel } = mountIn(page, {});
    elements.push(new WeakRef(domElement));
    await parcel.mounted;
    expect(domElement.textContent).toBe('Here');
    await parcel.unmount();
    domElement.remove();
  }

  expect(document.querySelectorAll('*').length).toBe(nodesBefore);
  expect(added.mock.calls.length - removed.mock.calls.length).toBeLessThanOrEqual(0);
  await collectGarbage();
  expect(elements.filter((element) => element.deref()).length).toBeLessThan(20);
}, 30_000);

async function collectGarbage(): Promise<void> {
  setFlagsFromString('--expose-gc');
  const gc: unknown = runInNewContext('gc');
  for (let round = 0; round < 3; round += 1) {
    await new Promise((resolve) => setTimeout(resolve));
    if (typeof gc === 'function') Reflect.apply(gc, undefined, []);
  }
}
