import { sendLater } from '@fieldspan/api/outbox/outbox';
import type { OutboxItem } from '@fieldspan/api/outbox/outbox-item';
import type { ImageItem } from '@fieldspan/contract/widgets';
import { extensionOf } from '@fieldspan/domain/file-kind';
import { t } from '@fieldspan/ui/i18n';
import { outboxUpload, whyNotTaken } from '../upload/outbox-upload.ts';

/** What an image upload accepts (document 1 §5). */
export const ACCEPTED = ['.jpg', '.jpeg', '.heic', '.png'] as const;

/** The upload state of a picture. */
export type PictureUpload = {
  /** Also the client key that makes a repeated upload idempotent. */
  key: string;
  name: string;
  /** `lost`: neither this device nor the server has it. */
  state: 'waiting' | 'uploading' | 'complete' | 'failed' | 'lost';
  /** Sent so far, 0 to 1. */
  share: number;
  errors: readonly string[];
  /** Refused before it was sent: a retry would not help. */
  isRefused: boolean;
  /** Whether it stays on the device when the page is closed. */
  isKept: boolean;
};

const BEGUN = { state: 'waiting', share: 0, errors: [], isRefused: false, isKept: true } as const;

/** The refusal of a file that the field does not accept; null for a picture. */
export function refusedFile({ name }: File): PictureUpload | null {
  if (ACCEPTED.some((ending) => ending === `.${extensionOf(name)}`)) return null;
  const errors = [t('This field takes pictures: {{list}}', { list: ACCEPTED.join(', ') })];
  return { ...BEGUN, key: crypto.randomUUID(), name, state: 'failed', errors, isRefused: true };
}

/**
 * Passes a picture to the outbox, which stores it once and shares it with the whole company, because everybody who
 * reads the form sees it.
 * @returns the field's value until it is stored
 * @throws if nobody is signed in
 */
export async function keepPicture(file: File, source: PictureSource): Promise<ImageItem> {
  const taken = takenOf(file, source);
  const { clientKey: key } = await sendLater({
    lane: 'files:pictures',
    laneLabel: t('Pictures'),
    call: 'UploadImage/save',
    // The outbox fills in the id of the upload.
    payload: { id: 0, do_not_clean: 1 },
    label: file.name,
    blob: { file, field: 'id' },
  });
  return { id: 0, slug: '', filename: '', width: null, height: null, key, taken, meta: { isNew: true, key } };
}

export type PictureSource = 'camera' | 'gallery';

/** A browser without a camera lets people choose a file instead: an older one was not taken now. */
const NOW_MS = 5 * 60_000;

function takenOf({ lastModified }: File, source: PictureSource): NonNullable<ImageItem['taken']> {
  const isNow = Math.abs(Date.now() - lastModified) < NOW_MS;
  return { source: isNow ? source : 'gallery', at: new Date(lastModified).toISOString() };
}

/** A form of an earlier release returns a picture without its key, but with `meta`, which contains it too. */
export function withKey(picture: ImageItem): ImageItem {
  const key = picture.key ?? picture.meta?.key;
  return picture.id === 0 && key !== undefined ? { ...picture, key } : picture;
}

/** The upload state of a picture in the outbox. */
export const uploadOf = (item: OutboxItem, share = 0): PictureUpload => ({
  ...outboxUpload(item),
  key: item.clientKey,
  share,
  isRefused: false,
});

/** No longer in the outbox: it is stored and being loaded, or it is gone. */
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

/** It could not even be passed to the outbox. */
export const notTaken = ({ name }: File, error: unknown): PictureUpload => ({
  ...BEGUN,
  key: crypto.randomUUID(),
  name,
  state: 'failed',
  errors: whyNotTaken(error),
  isRefused: true,
});
