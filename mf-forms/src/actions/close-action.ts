import { isApiError } from '@fieldspan/api/api-error';
import { sendLater } from '@fieldspan/api/outbox/outbox';
import { reachNow } from '@fieldspan/api/reach';
import { saveRecord } from '@fieldspan/api/save-record';
import type { ImageItem } from '@fieldspan/contract/widgets';
import { t } from '@fieldspan/ui/i18n';
import { pictureSent } from './picture-sent.ts';
import type { PictureSent } from './picture-sent.ts';

export type Closing = {
  id: number;
  /** The one that was looked at; without it, whatever has been changed since. */
  version?: number;
  title: string;
  state: 'open' | 'done';
  note?: string;
  picture?: ImageItem | null;
};

/** What is done about one action is sent in the order in which it was done. */
export const laneOfTask = (id: number): string => `task:${id}`;

/**
 * Says that an action is done, or opens it again. Without a connection it waits on the device and is sent by itself, whatever
 * else has been changed in the action meanwhile.
 * @returns whether the server knows of it
 * @throws ApiError when the server refuses, such as because somebody has changed the action since
 */
export async function closeAction(closing: Closing): Promise<boolean> {
  const sent = await pictureSent(closing.picture ?? null);
  if (reachNow() === 'answering' && sent.file === null && (await isStored(closing, sent))) return true;
  const { id, title } = closing;
  await sendLater({
    lane: laneOfTask(id),
    laneLabel: t('Actions'),
    call: 'Task/save',
    payload: { id, ...valuesOf(closing, sent) },
    label: closing.state === 'done' ? t('Done: {{title}}', { title }) : t('Open “{{title}}” again', { title }),
    ...(sent.file && { blob: { file: sent.file, field: 'proof_image_id' } }),
  });
  await sent.takeOver();
  return false;
}

async function isStored(closing: Closing, sent: PictureSent): Promise<boolean> {
  try {
    await saveRecord('Task', {
      id: closing.id,
      ...(closing.version !== undefined && { version: closing.version }),
      ...valuesOf(closing, sent),
    });
    return true;
  } catch (error) {
    if (isApiError(error) && error.kind === 'network') return false;
    throw error;
  }
}

const valuesOf = ({ state, note = '' }: Closing, { imageId }: PictureSent) => ({
  state,
  ...(note !== '' && { proof: note }),
  ...(imageId !== null && { proof_image_id: imageId }),
});
