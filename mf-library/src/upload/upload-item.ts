/** One file on its way into the library. */
export type UploadItem = {
  /** Also the key by which a repeated upload finds what is already stored. */
  id: string;
  file: File;
  tagIds: readonly number[];
  state: 'waiting' | 'uploading' | 'complete' | 'failed';
  /** Sent so far, 0 to 1. */
  share: number;
  /** The stored upload, once the bytes are kept: a retry goes on from there. */
  uploadId: number | null;
  errors: readonly string[];
  /** Refused before it was sent: trying again would not help. */
  isRefused: boolean;
};

/** So many files are sent at once. */
const AT_ONCE = 2;

export function newItem(id: string, file: File, tagIds: readonly number[]): UploadItem {
  return { id, file, tagIds, state: 'waiting', share: 0, uploadId: null, errors: [], isRefused: false };
}

/** The files that may start now, in their order. */
export function startable(items: readonly UploadItem[]): UploadItem[] {
  const running = items.filter(({ state }) => state === 'uploading').length;
  return items.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, AT_ONCE - running));
}

export function changedItem(items: readonly UploadItem[], id: string, change: Partial<UploadItem>): UploadItem[] {
  return items.map((item) => (item.id === id ? { ...item, ...change } : item));
}

/** Files that have not arrived: what leaving the page would lose. */
export function unfinished(items: readonly UploadItem[]): number {
  return items.filter(({ state }) => state === 'waiting' || state === 'uploading').length;
}
