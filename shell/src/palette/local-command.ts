import type { ReactNode } from 'react';

/** A command that needs no request: a page or an action. Its label is its name. */
export type LocalCommand = {
  label: string;
  icon: ReactNode;
  /** Where it leads, or what it does. */
  to?: string;
  onSelect?: () => void;
};
