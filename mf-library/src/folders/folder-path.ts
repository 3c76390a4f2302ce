/** The address of a folder; of the library's top without one. */
export const folderTo = (slug: string | null): string =>
  slug === null ? '/library/files' : `/library/folder/${encodeURIComponent(slug)}`;
