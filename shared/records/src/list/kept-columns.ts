const KEY = 'fieldspan.columns';

type Whose = { userId: number; list: string };

const nameOf = ({ userId, list }: Whose): string => `${KEY} ${userId} ${list}`;

/** The columns that a person has chosen for a list on this device; null for those of the list. */
export const keptColumns = (whose: Whose): string | null => localStorage.getItem(nameOf(whose));

/** A browser that keeps nothing still has them in the address. */
export function keepColumns(whose: Whose, columns: string | null): void {
  try {
    if (columns === null) localStorage.removeItem(nameOf(whose));
    else localStorage.setItem(nameOf(whose), columns);
  } catch {
    localStorage.removeItem(nameOf(whose));
  }
}
