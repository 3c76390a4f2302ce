// @vitest-environment jsdom
import type { Lifecycles, MountedParcel } from '@fieldspan/federation/lifecycles';
import { beforeEach, expect, it, vi } from 'vitest';
import { mountOrStepBack } from './mount-or-step-back.ts';

type Props = { count: number };

const release = (name: string): Lifecycles<Props> => ({
  name,
  bootstrap: () => Promise.resolve(),
  mount: () => Promise.resolve(),
  update: () => Promise.resolve(),
  unmount: () => Promise.resolve(),
  canUpdate: () => 'clean',
  saveDraft: () => Promise.resolve(),
});

const error = new TypeError('x is undefined');
const lastGood = vi.fn<(error: unknown) => Promise<Lifecycles<Props>>>();
let done: string[];

/** @param broken names of releases that cannot be mounted */
function mounting(...broken: string[]) {
  const mount = ({ lifecycles: { name }, props }: { lifecycles: Lifecycles<Props>; props: Props }) => {
    done.push(`${name} ${props.count}`);
    const mounted: MountedParcel<Props> = {
      mounted: broken.includes(name) ? Promise.reject(error) : Promise.resolve(),
      update: async ({ count }) => void done.push(`${name} gets ${count}`),
      unmount: async () => void done.push(`${name} away`),
    };
    return mounted;
  };
  const parcel = { lifecycles: release('live'), domElement: document.createElement('div'), props: { count: 1 } };
  return mountOrStepBack(parcel, { mount, lastGood });
}

beforeEach(() => {
  done = [];
  lastGood.mockReset().mockResolvedValue(release('old'));
});

it('mounts a working release, and no other', async () => {
  const parcel = mounting();
  await parcel.mounted;
  await parcel.update({ count: 2 });
  await parcel.unmount();
  expect([done, lastGood.mock.calls]).toEqual([['live 1', 'live gets 2', 'live away'], []]);
});

it('mounts the last good release instead of one that fails, with the newest props', async () => {
  const parcel = mounting('live');
  void parcel.update({ count: 2 });
  await parcel.mounted;
  await parcel.update({ count: 3 });
  expect(lastGood).toHaveBeenCalledExactlyOnceWith(error);
  expect(done).toEqual(['live 1', 'live gets 2', 'live away', 'old 2', 'old gets 3']);
});

it('rejects if there is no last good release, or it fails too', async () => {
  lastGood.mockRejectedValueOnce(error);
  await expect(mounting('live').mounted).rejects.toBe(error);
  await expect(mounting('live', 'old').mounted).rejects.toBe(error);
  expect(lastGood).toHaveBeenCalledTimes(2);
});

it('mounts nothing more if it was unmounted meanwhile', async () => {
  const { promise, resolve } = Promise.withResolvers<Lifecycles<Props>>();
  lastGood.mockReturnValueOnce(promise);
  const parcel = mounting('live');
  await vi.waitFor(() => expect(lastGood).toHaveBeenCalled());
  await parcel.unmount();
  resolve(release('old'));
  await parcel.mounted;
  expect(done.filter((step) => step.startsWith('old'))).toEqual([]);
});
