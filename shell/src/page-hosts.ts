import type { FederationHost } from '@fieldspan/federation/lifecycles';
import type { Navigation } from '@fieldspan/federation/navigation';
import type { PageParts } from './page-parts.ts';
import { setTitle } from './page-title.ts';
import { askToLeave } from './questions/leave-question-state.ts';
import { createHost } from './remotes/create-host.ts';
import { innerNavigation } from './routing/inner-navigation.ts';
import { ownedNavigation } from './routing/owned-navigation.ts';
import { matchRoute } from './routing/route-table.ts';
import { showFiles } from './viewer/viewer-state.ts';

/** Gives each remote its host, always the same object; the shell itself (null) has one too. */
export type HostFor = (owner: string | null) => FederationHost;

export function pageHosts(parts: PageParts): HostFor {
  const { navigation } = parts;
  const hosts = new Map<string | null, FederationHost>();

  const make = (owner: string | null): FederationHost => {
    const owns = (path: string) => matchRoute(parts.table, path)?.owner === owner;
    return hostOver(parts, owner === null ? navigation : ownedNavigation(navigation, owns));
  };

  return (owner) => {
    const host = hosts.get(owner) ?? make(owner);
    hosts.set(owner, host);
    return host;
  };
}

/** A host whose parts navigate with the given navigation. Only the owner of the page's own place may set the title. */
function hostOver({ running, loader, navigation: page }: PageParts, navigation: Navigation): FederationHost {
  const titleOfPlace = (title: string, key: string) => {
    if (key === page.get().place.key) setTitle(title);
  };
  return createHost({ running, loader, navigation, confirmLeave: askToLeave, showFiles, setTitle: titleOfPlace });
}

/**
 * For a widget on another page that navigates among its own paths.
 * @param owns tells whether a path is shown in the widget
 */
export function innerHost(parts: PageParts, owns: (path: string) => boolean, first: string): FederationHost {
  return hostOver(parts, innerNavigation(parts.navigation, owns, first));
}
