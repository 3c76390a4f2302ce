import type { ReactNode } from 'react';

/** A command that needs no request: a page or an action. Its label is its name. */
export type LocalCommand = {
  label: string;
  icon: ReactNode;
  /** Where it leads, or what it does. */
  to?: string;
  onSelect?: () => void;
};

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase();

/** How well a command matches the typed text: at the label's start, at a word's start, or anywhere. */
function rank({ label }: LocalCommand, typed: string): number {
  const name = plain(label);
  if (name.startsWith(typed)) return 0;
  if (name.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(typed))) return 1;
  return name.includes(typed) ? 2 : -1;
}

/**
 * The commands that match the typed text, best first; all of them, in order, before anything is typed.
 * @param most maximum number
 */
export function matchingCommands(commands: readonly LocalCommand[], text: string, most: number): LocalCommand[] {
  const typed = plain(text.trim());
  if (typed === '') return commands.slice(0, most);
  return commands
    .map((command) => ({ command, rank: rank(command, typed) }))
    .filter(({ rank: found }) => found >= 0)
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, most)
    .map(({ command }) => command);
}
