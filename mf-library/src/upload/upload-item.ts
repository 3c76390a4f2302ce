/** One file on its way into the library. */
export type UploadItem = {
  /** Also the key by which a repeated upload finds what is already stored. */
  id: string;
  name: string;
  bytes: number | null;
  state: 'waiting' | 'uploading' | 'complete' | 'failed';
  /** Sent so far, 0 to 1. */
  share: number;
  errors: readonly string[];
  /** Refused before it was sent: trying again would not help. */
  isRefused: boolean;
  /** Whether the device keeps it when the page is closed. */
  isKept: boolean;
};

/** Files that have not arrived. */
export function unfinished(items: readonly UploadItem[]): number {
  return items.filter(({ state }) => state === 'waiting' || state === 'uploading').length;
}
