/** The current location. `key` is unique per history entry; `state` belongs to the entry. */
type Place = { pathname: string; search: string; hash: string; state: unknown; key: string };

/** PUSH and REPLACE come from the app; POP from the browser's back and forward buttons and from the first load. */
type NavigationAction = 'POP' | 'PUSH' | 'REPLACE';
type NavigationState = { place: Place; action: NavigationAction };

/** An address inside the app; text is resolved relative to the current location. */
type Destination = string | { pathname?: string; search?: string; hash?: string };

/** Called before the app leaves a location. It calls `proceed`, now or later, to let the navigation happen. */
type Blocker = (proceed: () => void) => void;

/**
 * All navigation goes through this. The shell owns it and passes it to every remote, so there is one history, one event
 * per navigation and one place where leaving can be blocked.
 */
export type Navigation = {
  /** The same object until the next navigation. */
  get: () => NavigationState;
  /** Calls the listener once after each navigation; returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
  /** @throws RangeError for an address outside the app */
  push: (to: Destination, state?: unknown) => void;
  replace: (to: Destination, state?: unknown) => void;
  go: (delta: number) => void;
  /** Blocks navigation, including the browser's back and forward, until the returned function is called. */
  block: (blocker: Blocker) => () => void;
};

/** The navigation of the page itself, over which layers can open. */
export type PageNavigation = Navigation & {
  /**
   * Opens a layer over the page, such as a picture: the browser's back closes it instead of leaving the page. No work
   * is left, so no blocker is asked. Navigating elsewhere closes it too.
   * @param onGone called once, when it has closed
   * @returns a function that closes the layer, as back does
   */
  layer: (onGone: () => void) => () => void;
};

/** Stored in `history.state`; `index` tells how far a POP moved. */
type Entry = { state: unknown; key: string; index: number };

/** The navigation over the window's own history. */
export function createNavigation(win: Window): PageNavigation {
  return new WindowNavigation(win);
}

class WindowNavigation implements PageNavigation {
  readonly #win: Window;
  readonly #listeners = new Set<() => void>();
  readonly #blockers = new Set<Blocker>();
  #current: NavigationState;
  #index: number;
  /** The open layers, topmost last; each has its own history entry with the page's index. */
  readonly #layers: (() => void)[] = [];
  /** A POP that was reverted while its blocker asks: how far it wanted to go. */
  #askedDelta: number | null = null;
  /** The next POP is allowed. */
  #isAllowed = false;

  constructor(win: Window) {
    this.#win = win;
    const entry = entryOf(win.history.state) ?? { state: null, key: newKey(), index: 0 };
    win.history.replaceState(entry, '');
    this.#index = entry.index;
    this.#current = { place: this.#placeOf(entry), action: 'POP' };
    win.addEventListener('popstate', this.#handlePop);
  }

  readonly get = (): NavigationState => this.#current;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly block = (blocker: Blocker): (() => void) => {
    this.#blockers.add(blocker);
    return () => this.#blockers.delete(blocker);
  };

  readonly layer = (onGone: () => void): (() => void) => {
    const gone = () => onGone();
    this.#layers.push(gone);
    this.#win.history.pushState(this.#win.history.state, '');
    let isClosing = false;
    return () => {
      // The layer closes with the browser's POP, a moment later; closing it a second time meanwhile does nothing.
      if (!isClosing && this.#layers.includes(gone)) this.go(-1);
      isClosing = true;
    };
  };

  readonly go = (delta: number): void => this.#win.history.go(delta);

  readonly push = (to: Destination, state: unknown = null): void => {
    const url = this.#urlOf(to);
    this.#ask(() => {
      const entry = { state, key: newKey(), index: this.#index + 1 };
      // Navigating replaces a layer's entry: back then leads to the page below, not to a closed layer.
      if (this.#layers.length > 0) this.#win.history.replaceState(entry, '', url);
      else this.#win.history.pushState(entry, '', url);
      this.#dropLayers();
      this.#arrive(entry, 'PUSH');
    });
  };

  readonly replace = (to: Destination, state: unknown = null): void => {
    const url = this.#urlOf(to);
    this.#ask(() => {
      const entry = { state, key: newKey(), index: this.#index };
      this.#win.history.replaceState(entry, '', url);
      this.#arrive(entry, 'REPLACE');
    });
  };

  /** The browser has moved already: with a blocker, revert the move first, then ask. */
  readonly #handlePop = (): void => {
    const entry = entryOf(this.#win.history.state) ?? this.#adoptEntry();
    const delta = entry.index - this.#index;
    const top = delta === 0 ? this.#layers.pop() : undefined;
    if (top) {
      top();
      // A search may have replaced the layer's own entry meanwhile.
      if (entry.key !== this.#current.place.key) this.#arrive(entry, 'POP');
    } else if (this.#askedDelta !== null) {
      const asked = this.#askedDelta;
      this.#askedDelta = null;
      this.#ask(() => {
        this.#isAllowed = true;
        this.go(asked);
      });
    } else if (this.#isAllowed || this.#blockers.size === 0 || delta === 0) {
      this.#isAllowed = false;
      this.#arrive(entry, 'POP');
    } else {
      this.#askedDelta = delta;
      this.go(-delta);
    }
  };

  /** An entry that is not ours, such as a click on `#part`: it comes after the current one. */
  #adoptEntry(): Entry {
    const entry = { state: null, key: newKey(), index: this.#index + 1 };
    this.#win.history.replaceState(entry, '');
    return entry;
  }

  #dropLayers(): void {
    while (this.#layers.length > 0) this.#layers.pop()?.();
  }

  #ask(proceed: () => void): void {
    const asked = [...this.#blockers].reduceRight<() => void>((next, blocker) => () => blocker(next), proceed);
    asked();
  }

  #arrive(entry: Entry, action: NavigationAction): void {
    if (entry.index !== this.#index) this.#dropLayers();
    this.#index = entry.index;
    this.#current = { place: this.#placeOf(entry), action };
    for (const listener of this.#listeners) listener();
  }

  #placeOf({ state, key }: Entry): Place {
    const { pathname, search, hash } = this.#win.location;
    return { pathname, search, hash, state, key };
  }

  #urlOf(to: Destination): URL {
    const { href, origin } = this.#win.location;
    const url = new URL(typeof to === 'string' ? to : pathOf(to, this.#current.place), href);
    if (url.origin !== origin) throw new RangeError(`${url.href} is not an address of the app`);
    return url;
  }
}

const pathOf = ({ pathname, search = '', hash = '' }: Exclude<Destination, string>, from: Place): string =>
  (pathname ?? from.pathname) + search + hash;

const newKey = (): string => Math.random().toString(36).slice(2, 10);

function entryOf(state: unknown): Entry | null {
  if (typeof state !== 'object' || state === null || !('key' in state) || !('index' in state)) return null;
  const { key, index } = state;
  if (typeof key !== 'string' || typeof index !== 'number') return null;
  return { state: 'state' in state ? state.state : null, key, index };
}
