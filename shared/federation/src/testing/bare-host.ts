import type { FederationHost, PlaceFill } from '../lifecycles.ts';
import { createNavigation } from '../navigation.ts';

const NO_FILLS: readonly PlaceFill[] = [];

/** A host for tests without a shell: the real navigation at the window's address, without other remotes. */
export function bareHost(parts: Partial<FederationHost> = {}): FederationHost {
  const host: FederationHost = {
    navigation: parts.navigation ?? createNavigation(window),
    loadWidget: (name) => Promise.reject(new Error(`${name} is not here`)),
    fills: () => NO_FILLS,
    onFills: () => () => undefined,
    loadFill: (_place, part) => Promise.reject(new Error(`${part} is not here`)),
    mountParcel: ({ lifecycles, domElement, props }) => {
      const given = { domElement, host, props };
      return {
        mounted: lifecycles.mount(given),
        update: (newer) => lifecycles.update({ ...given, props: newer }),
        // Unmounts a moment later, as single-spa does: React may be rendering the parent that removes it.
        unmount: () => Promise.resolve().then(() => lifecycles.unmount(given)),
      };
    },
    describe: (name) => ({ name, title: name, version: '1.0.0', set: 1, others: [] }),
    report: () => '7F3A',
    confirmLeave: () => Promise.resolve(true),
    showFiles: () => undefined,
    setTitle: (title) => {
      document.title = title;
    },
    ...parts,
  };
  return host;
}
