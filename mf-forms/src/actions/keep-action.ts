import { sendLater } from '@fieldspan/api/outbox/outbox';
import type { FormValues } from '@fieldspan/contract/save';
import type { ImageItem } from '@fieldspan/contract/widgets';
import { t } from '@fieldspan/ui/i18n';
import { pictureSent } from './picture-sent.ts';

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
  const { file, imageId, takeOver } = await pictureSent(picture);
  const { title } = values;
  await sendLater({
    lane: laneOf(formId),
    laneLabel: t('Actions'),
    call: 'Task/save',
    payload: {
      ...plain(values),
      form_id: formId,
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
