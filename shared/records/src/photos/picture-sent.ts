import { discard, outboxAtom, waitingFile } from '@fieldspan/api/outbox/outbox';
import { store } from '@fieldspan/api/store';
import type { ImageItem } from '@fieldspan/contract/widgets';
import { t } from '@fieldspan/ui/i18n';

/** How a picture goes out with an action: by the id that it has, or as a file that is still on the device. */
export type PictureSent = {
  file: File | null;
  imageId: number | null;
  /** Call it once the action has the file: the picture's own item would send it twice. */
  takeOver: () => Promise<void>;
};

const nothing = async (): Promise<void> => undefined;

/** @throws for a picture that has just left this device and is not known yet */
export async function pictureSent(picture: ImageItem | null): Promise<PictureSent> {
  if (picture === null) return { file: null, imageId: null, takeOver: nothing };
  if (picture.id > 0) return { file: null, imageId: picture.id, takeOver: nothing };
  const item = store.get(outboxAtom).find(({ clientKey }) => clientKey === picture.key);
  const uploadId = item?.uploadId ?? null;
  if (uploadId !== null) return { file: null, imageId: uploadId, takeOver: nothing };
  const file = item === undefined ? null : await waitingFile(item.clientKey);
  if (item === undefined || file === null)
    throw new Error(t('The picture has just been sent. Save once more in a moment.'));
  return { file, imageId: null, takeOver: () => discard(item.clientKey) };
}
