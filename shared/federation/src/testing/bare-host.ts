import type { FederationHost } from '../lifecycles.ts';
import { createNavigation } from '../navigation.ts';

/** A host without a shell, for tests: the real navigation at the window's address, and no other remotes. */
export function bareHost(parts: Partial<FederationHost> = {}): FederationHost {
  return {
    navigation: parts.navigation ?? createNavigation(window),
    loadWidget: (name) => Promise.reject(new Error(`${name} is not here`)),
    mountParcel: () => ({
      mounted: Promise.resolve(),
      update: () => Promise.resolve(),
      unmount: () => Promise.resolve(),
    }),
    describe: (name) => ({ name, title: name, version: '1.0.0', set: 1, others: [] }),
    report: () => '7F3A',
    confirmLeave: () => Promise.resolve(true),
    showFiles: () => undefined,
    setTitle: (title) => {
      document.title = title;
    },
    ...parts,
  };
}
