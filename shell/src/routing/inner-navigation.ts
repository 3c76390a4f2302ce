import type { Navigation } from '@fieldspan/federation/navigation';

type State = ReturnType<Navigation['get']>;

/** Only used to resolve addresses. */
const BASE = 'http://inner';

/**
 * The navigation of a part inside another page, such as the message panel: its own paths stay inside it, all others
 * navigate the app.
 * @param owns tells whether a path is the part's own
 * @param first where it starts
 */
export function innerNavigation(app: Navigation, owns: (pathname: string) => boolean, first: string): Navigation {
  let entries: State[] = [{ place: placeOf(new URL(first, BASE), null), action: 'POP' }];
  let index = 0;
  const listeners = new Set<() => void>();
  const current = (): State => entries[index] ?? { place: placeOf(new URL(first, BASE), null), action: 'POP' };
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const urlOf = (to: Parameters<Navigation['push']>[0]): URL => {
    const { pathname, search } = current().place;
    const text = typeof to === 'string' ? to : (to.pathname ?? pathname) + (to.search ?? '') + (to.hash ?? '');
    return new URL(text, BASE + pathname + search);
  };

  return {
    get: current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    push: (to, state = null) => {
      const url = urlOf(to);
      if (!owns(url.pathname)) return app.push(to, state);
      entries = [...entries.slice(0, index + 1), { place: placeOf(url, state), action: 'PUSH' }];
      index += 1;
      return tell();
    },
    replace: (to, state = null) => {
      const url = urlOf(to);
      if (!owns(url.pathname)) return app.push(to, state);
      entries = entries.with(index, { place: placeOf(url, state), action: 'REPLACE' });
      return tell();
    },
    go: (delta) => {
      const next = entries[index + delta];
      if (!next) return;
      index += delta;
      entries = entries.with(index, { ...next, action: 'POP' });
      tell();
    },
    // Unsaved work in it blocks the app from leaving; navigation inside it is free.
    block: app.block,
  };
}

function placeOf({ pathname, search, hash }: URL, state: unknown): State['place'] {
  return { pathname, search, hash, state, key: crypto.randomUUID() };
}
