import type { ReactNode } from 'react';

/** A way that a feature adds to the side menu, below the dashboard. */
type AddedEntry = { label: string; to: string; icon: string };

/** Somewhere to go or something to do, as the menus offer it. */
export type Offer = {
  label: string;
  icon: ReactNode;
  to?: string;
  onSelect?: () => void;
  checked?: boolean;
  /** Parted by a line from what stands before it. */
  startsGroup?: boolean;
};

/** What other features put into the chrome; null leaves the place empty. */
export type ChromeParts = {
  /** First in the top bar: the clock. */
  clock: ReactNode;
  /** "Alerts" in the top bar. */
  notifications: ReactNode;
  /** At the end of the top bar, and at the foot of a phone: what waits to be sent. */
  outbox: ReactNode;
  /** Asked before a person logs out: whether to go on. */
  beforeLogOut: () => Promise<boolean>;
  /** Opened by keys from anywhere, over what the chrome offers; draws its own layer. */
  palette: (offers: { pages: readonly Offer[]; actions: readonly Offer[] }) => ReactNode;
  /** What can be added from anywhere; without any the + is not there. */
  quickAdd: readonly Offer[];
  onFind: () => void;
  /** The job somebody is clocked in to. */
  currentJob: AddedEntry | null;
  /** Below the ways of the side menu: how the trial stands. */
  trial: ReactNode;
  /** A line under the top bar, across the page: that the device is offline. */
  toolbar: ReactNode;
  /** Beside the page: the messages. */
  panel: ReactNode;
  onReferral: () => void;
  onNewThread: () => void;
  onFormChooser: () => void;
  support: { open: () => void; isBusy: boolean };
  /** null where the app cannot be installed, or is. */
  onInstall: (() => void) | null;
  /** null where nobody may. */
  onSwitchUsers: (() => void) | null;
};
