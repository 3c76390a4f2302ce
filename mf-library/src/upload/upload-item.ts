/** One upload into the library. */
export type UploadItem = {
  /** Also the client key that makes a repeated upload idempotent. */
  id: string;
  name: string;
  bytes: number | null;
  state: 'waiting' | 'uploading' | 'complete' | 'failed';
  /** Sent so far, 0 to 1. */
  share: number;
  errors: readonly string[];
  /** Refused before it was sent: a retry would not help. */
  isRefused: boolean;
  /** Whether it stays on the device when the page is closed. */
  isKept: boolean;
  /** The files that were chosen with it, and how many they were. */
  batch: { id: string; of: number } | null;
};

/** Files that are not stored yet. */
export function unfinished(items: readonly UploadItem[]): number {
  return items.filter(({ state }) => state === 'waiting' || state === 'uploading').length;
}
