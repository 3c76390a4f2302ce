import { isApiError } from '@fieldspan/api/api-error';
import { sendLater } from '@fieldspan/api/outbox/outbox';
import { reachNow } from '@fieldspan/api/reach';
import type { TaskRow } from '@fieldspan/api/queries/tasks';
import { saveRecord } from '@fieldspan/api/save-record';
import type { ImageItem } from '@fieldspan/contract/widgets';
import { t } from '@fieldspan/ui/i18n';
import { pictureSent } from '@fieldspan/records/photos/picture-sent';
import type { PictureSent } from '@fieldspan/records/photos/picture-sent';

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
  const values = valuesOf(closing, sent);
  const { id, version, title, state } = closing;
  if (sent.file === null && (await isStored({ id, version }, values))) return true;
  await sendLater({
    ...ofTask(id),
    payload: { id, ...values },
    label: state === 'done' ? t('Done: {{title}}', { title }) : t('Open “{{title}}” again', { title }),
    ...(sent.file && { blob: { file: sent.file, field: 'proof_image_id' } }),
  });
  await sent.takeOver();
  return false;
}

const ofTask = (id: number) => ({ lane: laneOfTask(id), laneLabel: t('Actions'), call: 'Task/save' }) as const;

/** What can be changed of a task that is there. */
export type TaskChange = Partial<
  Pick<TaskRow, 'title' | 'details' | 'assigned_to' | 'due_on' | 'needs_note' | 'needs_photo'>
>;

/**
 * Changes what is to be done, by whom and until when. Without a connection it waits on the device, as `closeAction` does.
 * @returns whether the server knows of it
 * @throws ApiError when the server refuses
 */
export async function changeTask(
  { id, version, title }: { id: number; version?: number; title: string },
  values: TaskChange,
): Promise<boolean> {
  if (await isStored({ id, version }, values)) return true;
  await sendLater({ ...ofTask(id), payload: { id, ...values }, label: t('Changed: {{title}}', { title }) });
  return false;
}

type Seen = { id: number; version?: number | undefined };

async function isStored({ id, version }: Seen, values: TaskChange | ReturnType<typeof valuesOf>): Promise<boolean> {
  if (reachNow() !== 'answering') return false;
  try {
    await saveRecord('Task', { id, ...(version !== undefined && { version }), ...values });
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
