import { discard, outboxAtom, sendLater, waitingFile } from '@fieldspan/api/outbox/outbox';
import { store } from '@fieldspan/api/store';
import type { FormValues } from '@fieldspan/contract/save';
import type { ImageItem } from '@fieldspan/contract/widgets';
import { t } from '@fieldspan/ui/i18n';

export type NewAction = {
  clientKey: string;
  formId: number;
  values: FormValues<'Task'>;
  picture: ImageItem | null;
};

/** Actions of one form are sent in the order in which they were written. */
export const laneOf = (formId: number): string => `form-actions:${formId}`;

/** Stores a new action on the device, with a picture that is not sent yet; the outbox sends both, once. */
export async function keepAction({ clientKey, formId, values, picture }: NewAction): Promise<void> {
  const { file, ...stored } = await pictureOf(picture);
  const { title } = values;
  await sendLater({
    lane: laneOf(formId),
    laneLabel: t('Actions'),
    call: 'Task/save',
    payload: { ...plain(values), form_id: formId, title: String(title ?? ''), client_key: clientKey, ...stored },
    label: String(title ?? ''),
    ...(file && { blob: { file, field: 'image_id' } }),
  });
  // It goes with the action, so its own item would send it twice.
  if (file && picture?.key !== undefined) await discard(picture.key);
}

function plain({ details, assigned_to, due_on, form_field, needs_note, needs_photo }: FormValues<'Task'>) {
  return {
    ...(typeof details === 'string' && { details }),
    ...(typeof assigned_to === 'number' && { assigned_to }),
    ...(typeof due_on === 'string' && { due_on }),
    ...(typeof form_field === 'string' && { form_field }),
    needs_note: needs_note === 1 ? 1 : 0,
    needs_photo: needs_photo === 1 ? 1 : 0,
  } as const;
}

type PictureSent = { file: File | null; image_id?: number };

/** @throws for a picture that has just left this device and is not known yet */
async function pictureOf(picture: ImageItem | null): Promise<PictureSent> {
  if (picture === null) return { file: null };
  if (picture.id > 0) return { file: null, image_id: picture.id };
  const item = store.get(outboxAtom).find(({ clientKey }) => clientKey === picture.key);
  const uploadId = item?.uploadId ?? null;
  if (uploadId !== null) return { file: null, image_id: uploadId };
  const file = item === undefined ? null : await waitingFile(item.clientKey);
  if (file === null) throw new Error(t('The picture has just been sent. Save once more in a moment.'));
  return { file };
}
