import type { UploadItem } from './upload-item.ts';

export type UploadProgress = {
  /** Files that are stored, of all that were chosen with those that still wait. */
  stored: number;
  all: number;
  /** From 0 to 1. */
  share: number;
  leftBytes: number;
};

/** How far all uploads of a place are, also in a page that was opened in the middle of them; null if none is under way. */
export function uploadProgress(items: readonly UploadItem[]): UploadProgress | null {
  const left = items.filter(({ state, isRefused }) => state !== 'complete' && !isRefused);
  if (!left.some(({ state }) => state === 'waiting' || state === 'uploading')) return null;
  const batches = new Map(left.flatMap(({ batch }) => (batch ? [[batch.id, batch.of] as const] : [])));
  const single = left.filter(({ batch }) => batch === null).length;
  const all = [...batches.values()].reduce((sum, of) => sum + of, single);
  const stored = Math.max(0, all - left.length);
  const underWay = left.reduce((sum, { share }) => sum + share, 0);
  const leftBytes = left.reduce((sum, { bytes, share }) => sum + (bytes ?? 0) * (1 - share), 0);
  return { stored, all, share: all === 0 ? 0 : (stored + underWay) / all, leftBytes };
}
