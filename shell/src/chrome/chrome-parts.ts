import type { ReactNode } from 'react';

/** An entry that a feature adds to the side menu, below the dashboard. */
type AddedEntry = { label: string; to: string; icon: string };

/** A link or an action, as menus show it. */
export type Offer = {
  label: string;
  icon: ReactNode;
  to?: string;
  onSelect?: () => void;
  checked?: boolean;
  /** Preceded by a separator. */
  startsGroup?: boolean;
};

/** What other features put into the chrome; null leaves the slot empty. */
export type ChromeParts = {
  /** First in the top bar: the punch clock. */
  clock: ReactNode;
  /** "Alerts" in the top bar. */
  notifications: ReactNode;
  /** At the end of the top bar, and at the bottom of a phone: the outbox. */
  outbox: ReactNode;
  /** Called before a person logs out; resolves whether to go on. */
  beforeLogOut: () => Promise<boolean>;
  /** Keyboard shortcuts and the palette, over everything that the chrome offers. */
  palette: (offers: { pages: readonly Offer[]; actions: readonly Offer[] }) => ReactNode;
  /** Entries of the + menu; without any, the + is hidden. */
  quickAdd: readonly Offer[];
  onFind: () => void;
  /** The job that the person is clocked in on. */
  currentJob: AddedEntry | null;
  /** Below the links of the side menu: the state of the trial. */
  trial: ReactNode;
  /** A line under the top bar, across the page: the device is offline. */
  toolbar: ReactNode;
  /** Beside the page: the message panel. */
  panel: ReactNode;
  onReferral: () => void;
  onNewThread: () => void;
  onFormChooser: () => void;
  support: { open: () => void; isBusy: boolean };
  /** null where the app cannot be installed, or already is. */
  onInstall: (() => void) | null;
  /** null where the person may not switch users. */
  onSwitchUsers: (() => void) | null;
};
