import type { Lifecycles, MountedParcel } from '@fieldspan/federation/lifecycles';

type Parcel<P extends object> = { lifecycles: Lifecycles<P>; domElement: HTMLElement; props: P };

type Ways<P extends object> = {
  mount: (parcel: Parcel<P>) => MountedParcel<P>;
  /** Finds the last good release of the same page or widget; rejects with the error when there is none. */
  lastGood: (error: unknown) => Promise<Lifecycles<P>>;
};

/** Mounts a page or a widget. If its release loads but cannot be shown, the last good one is mounted instead. */
export function mountOrStepBack<P extends object>(parcel: Parcel<P>, { mount, lastGood }: Ways<P>): MountedParcel<P> {
  let { props } = parcel;
  let current = mount(parcel);
  let isOver = false;

  const stepBack = async (error: unknown): Promise<void> => {
    if (isOver) throw error;
    const lifecycles = await lastGood(error);
    await current.unmount();
    if (isOver) return;
    current = mount({ ...parcel, lifecycles, props });
    await current.mounted;
  };

  return {
    mounted: current.mounted.catch(stepBack),
    update: async (next) => {
      props = next;
      await current.update(next);
    },
    unmount: async () => {
      isOver = true;
      await current.unmount();
    },
  };
}
