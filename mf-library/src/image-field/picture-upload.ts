import { sendLater } from '@fieldspan/api/outbox/outbox';
import type { OutboxItem } from '@fieldspan/api/outbox/outbox-item';
import type { ImageItem } from '@fieldspan/contract/widgets';
import { extensionOf } from '@fieldspan/domain/file-kind';
import { t } from '@fieldspan/ui/i18n';
import { outboxUpload, whyNotTaken } from '../outbox-upload.ts';

/** What an image upload accepts (document 1 §5). */
export const ACCEPTED = ['.jpg', '.jpeg', '.heic', '.png'] as const;

/** A picture on its way to the server, as a person sees it. */
export type PictureUpload = {
  /** Also the key by which a repeated upload finds what is stored already. */
  key: string;
  name: string;
  /** `lost`: neither this device nor the server has it. */
  state: 'waiting' | 'uploading' | 'complete' | 'failed' | 'lost';
  /** Sent so far, 0 to 1. */
  share: number;
  errors: readonly string[];
  /** Refused before it was sent: trying again would not help. */
  isRefused: boolean;
  /** Whether the device keeps it when the page is closed. */
  isKept: boolean;
};

const BEGUN = { state: 'waiting', share: 0, errors: [], isRefused: false, isKept: true } as const;

/** What the field does not take; null for a picture. */
export function refusedFile({ name }: File): PictureUpload | null {
  if (ACCEPTED.some((ending) => ending === `.${extensionOf(name)}`)) return null;
  const errors = [t('This field takes pictures: {{list}}', { list: ACCEPTED.join(', ') })];
  return { ...BEGUN, key: crypto.randomUUID(), name, state: 'failed', errors, isRefused: true };
}

/**
 * Hands a picture to the outbox, which stores it once and keeps it for the whole company: whoever reads the form sees it.
 * @returns what stands in the field until it has arrived
 * @throws when nobody is signed in
 */
export async function keepPicture(file: File): Promise<ImageItem> {
  const { clientKey: key } = await sendLater({
    lane: 'files:pictures',
    laneLabel: t('Pictures'),
    call: 'UploadImage/save',
    // The outbox puts in the id of the upload.
    payload: { id: 0, do_not_clean: 1 },
    label: file.name,
    blob: { file, field: 'id' },
  });
  return { id: 0, slug: '', filename: '', width: null, height: null, key, meta: { isNew: true, key } };
}

/** A form of an earlier release gives a picture back without its key, and with `meta`, which has it too. */
export function withKey(picture: ImageItem): ImageItem {
  const key = picture.key ?? picture.meta?.key;
  return picture.id === 0 && key !== undefined ? { ...picture, key } : picture;
}

/** How it stands with a picture in the outbox. */
export const uploadOf = (item: OutboxItem, share = 0): PictureUpload => ({
  ...outboxUpload(item),
  key: item.clientKey,
  share,
  isRefused: false,
});

/** Not in the outbox any more: it has arrived, and is asked for, or it is gone. */
export const arriving = (key: string): PictureUpload => ({ ...BEGUN, key, name: '', state: 'uploading', share: 1 });
export const complete = (key: string, name: string): PictureUpload => ({
  ...BEGUN,
  key,
  name,
  state: 'complete',
  share: 1,
});
export const lost = (key: string): PictureUpload => ({
  ...BEGUN,
  key,
  name: t('A picture'),
  state: 'lost',
  errors: [t('This picture is not on this device any more, and was not sent. Take it again.')],
  isRefused: true,
});

/** It could not even be handed over. */
export const notTaken = ({ name }: File, error: unknown): PictureUpload => ({
  ...BEGUN,
  key: crypto.randomUUID(),
  name,
  state: 'failed',
  errors: whyNotTaken(error),
  isRefused: true,
});
