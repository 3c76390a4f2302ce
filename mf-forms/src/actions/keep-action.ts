import { sendLater } from '@fieldspan/api/outbox/outbox';
import type { FormValues } from '@fieldspan/contract/save';
import type { ImageItem } from '@fieldspan/contract/widgets';
import { t } from '@fieldspan/ui/i18n';
import { pictureSent } from '@fieldspan/records/photos/picture-sent';

/** What a new action belongs to. */
export type ActionPlace = { form_id: number } | { job_id: number };

export type NewAction = {
  clientKey: string;
  place: ActionPlace;
  values: FormValues<'Task'>;
  picture: ImageItem | null;
};

/** Actions of one form or project are sent in the order in which they were written. */
export const laneOf = (place: ActionPlace): string =>
  'form_id' in place ? `form-actions:${place.form_id}` : `project-tasks:${place.job_id}`;

/** Stores a new action on the device, with a picture that is not sent yet; the outbox sends both, once. */
export async function keepAction({ clientKey, place, values, picture }: NewAction): Promise<void> {
  const { file, imageId, takeOver } = await pictureSent(picture);
  const { title } = values;
  await sendLater({
    lane: laneOf(place),
    laneLabel: 'form_id' in place ? t('Actions') : t('Tasks'),
    call: 'Task/save',
    payload: {
      ...plain(values),
      ...place,
      title: String(title ?? ''),
      client_key: clientKey,
      ...(imageId !== null && { image_id: imageId }),
    },
    label: String(title ?? ''),
    ...(file && { blob: { file, field: 'image_id' } }),
  });
  await takeOver();
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
