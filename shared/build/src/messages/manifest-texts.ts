/** Titles and labels of a remote.json, wherever they stand in it. */
export function manifestTexts(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]: [string, unknown]) =>
    (key === 'title' || key === 'label') && typeof each === 'string' ? [each] : manifestTexts(each),
  );
}
