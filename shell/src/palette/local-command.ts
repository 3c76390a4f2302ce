import type { ReactNode } from 'react';

/** A command that needs no request: a page or an action. Its label is its name. */
export type LocalCommand = {
  label: string;
  /** Other words that people use for it, separated by commas. */
  words?: string;
  /** Whether it is only shown to people who look for it. */
  isHidden?: boolean;
  icon: ReactNode;
  /** Where it leads, or what it does. */
  to?: string;
  onSelect?: () => void;
};
