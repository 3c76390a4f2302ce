import type { PlaceName, Places } from '@fieldspan/contract/places';
import type { WidgetContracts, WidgetName } from '@fieldspan/contract/widgets';
import type { ComponentType } from 'react';
import type { Lifecycles } from './lifecycles.ts';
import { ReactLifecycles } from './react-lifecycles.tsx';

/**
 * Defines the pages of a remote. `App` renders `<Routes>` with absolute paths.
 * @param remote `name` as in remote.json; `load` is called when the remote is first shown, and again after a failure
 */
export function defineRemote(remote: { name: string; load: () => Promise<RemoteModule> }): Lifecycles {
  let readAhead: RemoteModule['readAhead'];
  const lifecycles = new ReactLifecycles(remote.name, async () => {
    const loaded = await remote.load();
    ({ readAhead } = loaded);
    return loaded.App;
  });
  return Object.assign(lifecycles, { readAhead: (href: string) => readAhead?.(href) });
}

/** `readAhead` is made by `readScreensAhead`. */
type RemoteModule = { App: ComponentType; readAhead?: (href: string) => void };

/** Defines a widget that other remotes show in a `<Slot>`. Its props are those of its contract. */
export function defineWidget<N extends WidgetName>(widget: {
  name: N;
  load: () => Promise<{ Widget: ComponentType<WidgetContracts[N]> }>;
}): Lifecycles<WidgetContracts[N]> {
  return new ReactLifecycles(widget.name, async () => (await widget.load()).Widget);
}

/**
 * Defines a fill: what a remote draws in a place of another, as declared under `fills` in its remote.json. `name` is
 * `remote.part`.
 */
export function defineFill<N extends PlaceName>(fill: {
  place: N;
  name: string;
  load: () => Promise<ComponentType<Places[N]>>;
}): Lifecycles<Places[N]> {
  return new ReactLifecycles(fill.name, fill.load);
}
