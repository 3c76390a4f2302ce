const TEXTS: ReadonlySet<string> = new Set(['title', 'label', 'words']);

/** Titles, labels and search words of a remote.json, wherever they stand in it. */
export function manifestTexts(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]: [string, unknown]) =>
    TEXTS.has(key) && typeof each === 'string' ? [each] : manifestTexts(each),
  );
}
