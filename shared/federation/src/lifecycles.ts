import type { PlaceName, Places } from '@fieldspan/contract/places';
import type { Fill } from '@fieldspan/contract/remote-manifest';
import type { ViewedFile, WidgetContracts, WidgetName } from '@fieldspan/contract/widgets';
import type { Navigation } from './navigation.ts';

/** What the shell passes to a page or a widget. `props` are a widget's own, as its contract says. */
export type FederationProps<P extends object = object> = { domElement: HTMLElement; host: FederationHost; props: P };

/**
 * A page or a widget as the shell sees it: a single-spa parcel and two questions for the day it is replaced.
 * A lifecycle may be mounted several times at once, each in an element of its own.
 */
export type Lifecycles<P extends object = object> = {
  /** The remote's name for its pages, `remote.widget` for a widget. */
  name: string;
  /** Fetches the code. Rejects with the load error; a repeat fetches again. */
  bootstrap: () => Promise<void>;
  /** Resolves when the frame is rendered, skeletons included; rejects with the first render's error. */
  mount: (props: FederationProps<P>) => Promise<void>;
  /** Takes the whole new props, not a part of them. */
  update: (props: FederationProps<P>) => Promise<void>;
  unmount: (props: FederationProps<P>) => Promise<void>;
  /** `dirty`: somebody's work would be lost if the element were emptied now. */
  canUpdate: () => 'clean' | 'dirty';
  /** Puts that work where the next version finds it. Rejects when it cannot: then the element stays as it is. */
  saveDraft: () => Promise<void>;
};

/** A page or a widget that stands in the document. */
export type MountedParcel<P extends object> = {
  /** As the lifecycle's `mount`. */
  mounted: Promise<void>;
  update: (props: P) => Promise<void>;
  /** Never rejects; waits for a mount that is under way. */
  unmount: () => Promise<void>;
  /** Resolves with the reason when the shell wants it away, such as a remote that was switched off. Older shells never do. */
  unwanted?: Promise<unknown>;
};

/** A remote as people are told of it. */
export type RemoteDescription = {
  name: string;
  title: string;
  version: string;
  /** Number of the release set. */
  set: number;
  /** Titles of the other remotes, which go on working. */
  others: readonly string[];
};

/** Something of a remote that could not be loaded or shown; `part` is the remote or `remote.widget`. */
export type FailureReport = { part: string; error: unknown };

/** What a remote declares for a place, and whose it is; `key` is always there. */
export type PlaceFill = Fill & { remote: string; key: string };

/** What the shell does for the remotes. It reaches them as a prop, so both sides may be built from different versions. */
export type FederationHost = {
  navigation: Navigation;
  loadWidget: <N extends WidgetName>(name: N) => Promise<Lifecycles<WidgetContracts[N]>>;
  /** What the remotes of the set put into a place, in order; the same list until the set changes. */
  fills: (place: string) => readonly PlaceFill[];
  /** Calls the listener when another release is taken up; returns the function that stops it. */
  onFills: (listener: () => void) => () => void;
  /** @param part `remote.part` */
  loadFill: <N extends PlaceName>(place: N, part: string) => Promise<Lifecycles<Places[N]>>;
  mountParcel: <P extends object>(parcel: {
    lifecycles: Lifecycles<P>;
    domElement: HTMLElement;
    props: P;
  }) => MountedParcel<P>;
  describe: (remote: string) => RemoteDescription;
  /** Tells the server; files that did not come are fetched anew next time. Returns the short code by which the report is found again. */
  report: (report: FailureReport) => string;
  /** Asks the person in a dialog. */
  confirmLeave: (message: string) => Promise<boolean>;
  /** Shows pictures and PDFs over the whole window, one of the set first; closing it leads back to the same screen. */
  showFiles: (files: readonly ViewedFile[], at: number) => void;
  /** Title of the page at a place, by the place's key; it holds until the next move. */
  setTitle: (title: string, key: string) => void;
};
