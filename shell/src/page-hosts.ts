import type { FederationHost } from '@fieldspan/federation/lifecycles';
import type { PageParts } from './page-parts.ts';
import { setTitle } from './page-title.ts';
import { askToLeave } from './questions/leave-question-state.ts';
import { createHost } from './remotes/create-host.ts';
import { ownedNavigation } from './routing/owned-navigation.ts';
import { matchRoute } from './routing/route-table.ts';

/** Gives each remote its host, always the same one; the shell itself, null, has one too. */
export type HostFor = (owner: string | null) => FederationHost;

export function pageHosts({ set, loader, navigation, table }: PageParts): HostFor {
  const hosts = new Map<string | null, FederationHost>();

  const titleOfPlace = (title: string, key: string) => {
    if (key === navigation.get().place.key) setTitle(title);
  };

  const make = (owner: string | null): FederationHost => {
    const owns = (path: string) => matchRoute(table, path)?.owner === owner;
    const seen = owner === null ? navigation : ownedNavigation(navigation, owns);
    return createHost({ set, loader, navigation: seen, confirmLeave: askToLeave, setTitle: titleOfPlace });
  };

  return (owner) => {
    const host = hosts.get(owner) ?? make(owner);
    hosts.set(owner, host);
    return host;
  };
}
