import { call } from '@fieldspan/api/call';
import { createThread } from '@fieldspan/api/queries/messaging';
import { uploadFile } from '@fieldspan/api/upload';
import type { PinKind } from './pin-kinds.ts';

/** Where it is, in shares of the sheet. */
export type PinPlace = { x: number; y: number };

export type NewPin = {
  kind: PinKind;
  place: PinPlace;
  sheetId: number;
  jobId: number;
  userId: number;
  /** Makes everything of it once, however often it is sent. */
  key: string;
  label: string;
  file: File | null;
  /** Of a task. */
  assignedTo: string;
  dueOn: string;
  /** An existing form or thread, by its id; a thread may be new. */
  chosen: string;
  number: string;
};

/** Makes what the pin carries, where that is new, and then the pin. A repeat makes nothing twice. */
export async function makePin(pin: NewPin): Promise<void> {
  const { kind, place, sheetId, key, label } = pin;
  const carried = await carriedBy(pin);
  await call('PlanPin/save', {
    sheet_id: sheetId,
    kind,
    ...place,
    ...(label.trim() !== '' && { label: label.trim() }),
    client_key: key,
    ...carried,
  });
}

async function carriedBy(pin: NewPin) {
  if (pin.kind === 'photo' && pin.file) {
    const { id } = await uploadFile(pin.file, { clientKey: `${pin.key}-photo` });
    return { image_id: id };
  }
  if (pin.kind === 'task') return { task_id: await taskOf(pin) };
  if (pin.kind === 'form') return { form_id: Number(pin.chosen) };
  if (pin.kind === 'thread') return { thread_id: pin.chosen === '' ? await threadOf(pin) : Number(pin.chosen) };
  return { to_number: pin.number.trim() };
}

async function taskOf({ key, label, jobId, assignedTo, dueOn }: NewPin): Promise<number> {
  const saved = await call('Task/save', {
    title: label.trim(),
    job_id: jobId,
    client_key: `${key}-task`,
    ...(assignedTo !== '' && { assigned_to: Number(assignedTo) }),
    ...(dueOn !== '' && { due_on: dueOn }),
  });
  return saved.record_id;
}

async function threadOf({ key, label, jobId, userId }: NewPin): Promise<number> {
  const saved = await createThread({
    subject: label.trim(),
    memberIds: [],
    createdBy: userId,
    isOpen: true,
    clientKey: `${key}-thread`,
    about: { job_id: jobId },
  });
  return saved.record_id;
}
