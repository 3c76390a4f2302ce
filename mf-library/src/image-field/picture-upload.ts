import { explain } from '@fieldspan/api/explain';
import { keepImage } from '@fieldspan/api/queries/drawings';
import { uploadFile } from '@fieldspan/api/upload';
import type { ImageItem } from '@fieldspan/contract/widgets';
import { extensionOf } from '@fieldspan/domain/file-kind';
import { t } from '@fieldspan/ui/i18n';

/** What an image upload accepts (document 1 §5). */
export const ACCEPTED = ['.jpg', '.jpeg', '.heic', '.png'] as const;

/** A picture on its way to the server. */
export type PictureUpload = {
  /** Also the key by which a repeated upload finds what is stored already. */
  key: string;
  file: File;
  state: 'uploading' | 'complete' | 'failed';
  /** Sent so far, 0 to 1. */
  share: number;
  errors: readonly string[];
  /** Refused before it was sent: trying again would not help. */
  isRefused: boolean;
};

/** A chosen file; what the field does not take says so. */
export function newUpload(file: File): PictureUpload {
  const isTaken = ACCEPTED.some((ending) => ending === `.${extensionOf(file.name)}`);
  const errors = isTaken ? [] : [t('This field takes pictures: {{list}}', { list: ACCEPTED.join(', ') })];
  const state = isTaken ? 'uploading' : 'failed';
  return { key: crypto.randomUUID(), file, state, share: 0, errors, isRefused: !isTaken };
}

/**
 * Stores a picture and keeps it for the whole company: whoever reads the form sees it.
 * @throws ApiError
 */
export async function storePicture(
  { key, file }: PictureUpload,
  onProgress: (share: number) => void,
): Promise<ImageItem> {
  const { id, slug, filename, width, height } = await uploadFile(file, { clientKey: key, onProgress });
  await keepImage(id);
  return { id, slug, filename, width, height, meta: { isNew: true, key } };
}

export function whyNot(error: unknown): string[] {
  const { text, list } = explain(error);
  return [text, ...list];
}
