import type { FederationHost, FederationProps, Lifecycles, MountedParcel } from '@fieldspan/federation/lifecycles';
import { LOAD_TIMEOUT_MS } from '@fieldspan/federation/within-load-timeout';
import { mountRootParcel } from 'single-spa';

type ParcelOptions<P extends object> = {
  host: FederationHost;
  lifecycles: Lifecycles<P>;
  domElement: HTMLElement;
  props: P;
};

/** Disables single-spa's console warnings about slow lifecycles; the outlet has its own timeout. */
const patience = { millis: LOAD_TIMEOUT_MS, dieOnTimeout: false, warningMillis: LOAD_TIMEOUT_MS };
const timeouts = { bootstrap: patience, mount: patience, unmount: patience, update: patience };

/**
 * Mounts a page or a widget as a single-spa root parcel. `start()` is never called: the shell's router decides what is
 * shown; single-spa only orders the lifecycles.
 */
export function mountParcel<P extends object>({
  host,
  lifecycles,
  domElement,
  props,
}: ParcelOptions<P>): MountedParcel<P> {
  const given: FederationProps<P> = { domElement, host, props };
  const { name, bootstrap, mount, unmount, update } = lifecycles;
  const config = { name, bootstrap, mount, unmount, update, timeouts };
  const parcel = mountRootParcel<FederationProps<P>>(config, given);
  const settled = parcel.mountPromise.then(
    () => true,
    () => false,
  );
  let ending: Promise<void> | null = null;
  let updated: Promise<unknown> = settled;
  const end = async () => {
    await updated.catch(() => undefined);
    // After a failed update single-spa marks the parcel as broken and refuses to unmount it.
    if (parcel.getStatus() === 'MOUNTED') await parcel.unmount();
    else if (await settled) await unmount(given);
    // single-spa keeps this object forever; emptied, it retains no element and no listener.
    for (const key of Object.keys(given)) Reflect.deleteProperty(given, key);
  };
  const updateTo = async (changed: P) => {
    if (ending !== null || parcel.getStatus() !== 'MOUNTED') return;
    // single-spa replaces the props with the ones given here.
    await parcel.update?.(Object.assign(given, { props: changed }));
  };
  return {
    mounted: parcel.mountPromise.then(() => undefined),
    update: (changed) => {
      // single-spa refuses an update while another one runs.
      const done = updated.catch(() => undefined).then(() => updateTo(changed));
      updated = done;
      return done;
    },
    unmount: () => (ending ??= end()),
  };
}
