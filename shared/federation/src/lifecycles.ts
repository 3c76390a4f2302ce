import type { PlaceName, Places } from '@fieldspan/contract/places';
import type { Fill } from '@fieldspan/contract/remote-manifest';
import type { ViewedFile, WidgetContracts, WidgetName } from '@fieldspan/contract/widgets';
import type { Navigation } from './navigation.ts';

/** What the shell passes to a page or a widget. `props` are a widget's own, as in its contract. */
export type FederationProps<P extends object = object> = { domElement: HTMLElement; host: FederationHost; props: P };

/**
 * A page or widget as the shell sees it: a single-spa parcel, plus two functions for replacing it by another release. A
 * lifecycle may be mounted several times at once, each in its own element.
 */
export type Lifecycles<P extends object = object> = {
  /** The remote's name for its pages, `remote.widget` for a widget. */
  name: string;
  /** Loads the code. Rejects with the load error; calling it again loads again. */
  bootstrap: () => Promise<void>;
  /** Resolves when the frame is rendered, possibly still with skeletons; rejects with the first render's error. */
  mount: (props: FederationProps<P>) => Promise<void>;
  /** Takes the complete new props, not a partial update. */
  update: (props: FederationProps<P>) => Promise<void>;
  unmount: (props: FederationProps<P>) => Promise<void>;
  /** `dirty`: unmounting now would lose somebody's work. */
  canUpdate: () => 'clean' | 'dirty';
  /** Stashes that work for the next version of the screen. Rejects when it cannot; then the element is not replaced. */
  saveDraft: () => Promise<void>;
  /**
   * Starts what the page at an address reads, before somebody goes there; does nothing before `bootstrap`. Remotes that
   * were built earlier have none.
   */
  readAhead?: (href: string) => void;
};

/** A mounted page or widget. */
export type MountedParcel<P extends object> = {
  /** Like the lifecycle's `mount`. */
  mounted: Promise<void>;
  update: (props: P) => Promise<void>;
  /** Never rejects; waits for a running mount first. */
  unmount: () => Promise<void>;
  /**
   * Resolves with the reason when the shell wants it removed, for example because the remote was disabled. Older shells
   * never call it.
   */
  unwanted?: Promise<unknown>;
};

/** A remote as shown to people. */
export type RemoteDescription = {
  name: string;
  title: string;
  version: string;
  /** Number of the release set. */
  set: number;
  /** Titles of the other remotes, which still work. */
  others: readonly string[];
};

/** A part of a remote that could not be loaded or shown; `part` is the remote or `remote.widget`. */
export type FailureReport = { part: string; error: unknown };

/** What a remote declares for a place, with the remote's name; `key` is always set. */
export type PlaceFill = Fill & { remote: string; key: string };

/** What the shell does for the remotes. It is passed as a prop, so both sides may come from different builds. */
export type FederationHost = {
  navigation: Navigation;
  loadWidget: <N extends WidgetName>(name: N) => Promise<Lifecycles<WidgetContracts[N]>>;
  /** The fills of a place from all remotes of the set, in order; the same array until the set changes. */
  fills: (place: string) => readonly PlaceFill[];
  /** Calls the listener when another release is taken up; returns a function that unsubscribes. */
  onFills: (listener: () => void) => () => void;
  /** @param part `remote.part` */
  loadFill: <N extends PlaceName>(place: N, part: string) => Promise<Lifecycles<Places[N]>>;
  mountParcel: <P extends object>(parcel: {
    lifecycles: Lifecycles<P>;
    domElement: HTMLElement;
    props: P;
  }) => MountedParcel<P>;
  describe: (remote: string) => RemoteDescription;
  /**
   * Reports a failure to the server; files that failed are loaded from a fresh address next time. Returns the short
   * code of the report.
   */
  report: (report: FailureReport) => string;
  /** Asks the person in a dialog. */
  confirmLeave: (message: string) => Promise<boolean>;
  /**
   * Opens the viewer over the whole window with a set of pictures and PDFs, one of them first; closing it returns to
   * the same screen.
   */
  showFiles: (files: readonly ViewedFile[], at: number) => void;
  /** Title of the page at a location, by the location's key; valid until the next navigation. */
  setTitle: (title: string, key: string) => void;
};
