import { alertError } from '@fieldspan/api/alerts';
import { currentSession, endSession } from '@fieldspan/api/session';
import { SavedSchema } from '@fieldspan/contract/envelope';
import type { Saved } from '@fieldspan/contract/envelope';
import { isVideo } from '@fieldspan/domain/file-kind';
import * as v from 'valibot';
import { ApiError } from '../api-error.ts';
import { request } from '../http.ts';
import { correctionAgeMs } from '../server-clock.ts';
import type { Session } from '../session-storage.ts';
import { uploadFile } from '../upload.ts';
import { clockMark } from './clock-mark.ts';
import type { FirstRecord } from './outbox-item.ts';
import type { Owner, StoredItem } from './stored-item.ts';
import { waitedMs } from './waited.ts';

export type DeliverySteps = {
  /** The item's file; null if it is already uploaded or the item has none. */
  file: () => Promise<File | null>;
  /** Stores that the file was uploaded, so that a retry continues after it. */
  keepUpload: (uploadId: number) => Promise<void>;
  /** Reports the progress of the upload, 0 to 1. */
  onShare: (share: number) => void;
  /** Ends the upload of the file. */
  signal: AbortSignal;
};

/** An upload that makes no progress for this long counts as lost. */
const STALL_MS = 60_000;

const FRAME = 'LibraryUpload/frame';

/**
 * Sends one item: first its file, then the call. Each step uses the current session, and only if it belongs to the
 * item's author.
 * @returns the answer's data
 * @throws ApiError
 */
export async function deliver(item: StoredItem, steps: DeliverySteps): Promise<unknown> {
  const uploadId = await uploadOf(item, steps);
  const { call, clientKey, tenantId, fileField, waitedField } = item;
  if (waitedField !== null) await learnTheTime(item);
  const session = sessionOf(item);
  const payload = {
    ...item.payload,
    client_key: clientKey,
    ...(fileField !== null && uploadId !== null && { [fileField]: uploadId }),
    ...(waitedField !== null && { [waitedField]: waitedMs(item.written, clockMark()) }),
  };
  const ask = { call, verb: 'POST', path: call, payload } as const;
  const envelope = await asWriter(session, () => request(ask, { as: session, noAuthRedirect: true, tenantId }));
  return envelope.data;
}

/**
 * Saves the record that an item depends on.
 * @throws ApiError
 */
export async function deliverFirst({ userId, tenantId }: Owner, { call, payload }: FirstRecord): Promise<Saved> {
  const session = sessionOf({ call, userId });
  const ask = { call, verb: 'POST', path: call, payload } as const;
  const { data } = await asWriter(session, () => request(ask, { as: session, noAuthRedirect: true, tenantId }));
  const saved = v.safeParse(SavedSchema, data);
  if (saved.success) return saved.output;
  throw new ApiError('server', { call, status: 200, cause: new v.ValiError(saved.issues) });
}

async function uploadOf(item: StoredItem, steps: DeliverySteps): Promise<number | null> {
  if (item.fileField === null || item.uploadId !== null) return item.uploadId;
  const file = await steps.file();
  if (file === null) {
    throw new ApiError('refused', { call: item.call, errors: ['The attached file is no longer on this device.'] });
  }
  const { id } = await asWriter(sessionOf(item), () => uploadUnlessStalled(file, item, steps));
  await steps.keepUpload(id);
  if (isVideo(file.name)) await sendFrame(file, id, item);
  return id;
}

/**
 * Gives a video its small picture. It goes before the record that has the video, so that whoever sees it sees the picture.
 * Without one the video is shown by its name.
 */
async function sendFrame(file: File, id: number, item: StoredItem): Promise<void> {
  try {
    const { videoFrame } = await import(/* webpackChunkName: 'frame' */ '../video-frame.ts');
    const frame = await videoFrame(file);
    if (frame === null) return;
    const ask = { call: FRAME, verb: 'POST', path: FRAME, payload: { id, file: frame } } as const;
    await request(ask, { as: sessionOf(item), noAuthRedirect: true, tenantId: item.tenantId });
  } catch {
    // The video itself is stored.
  }
}

async function uploadUnlessStalled(file: File, { clientKey, tenantId }: StoredItem, steps: DeliverySteps) {
  const stall = new AbortController();
  const giveUp = () => stall.abort(new ApiError('network', { call: 'LibraryUpload/save' }));
  let timer = setTimeout(giveUp, STALL_MS);
  const onProgress = (share: number) => {
    steps.onShare(share);
    clearTimeout(timer);
    timer = setTimeout(giveUp, STALL_MS);
  };
  try {
    const signal = AbortSignal.any([stall.signal, steps.signal]);
    return await uploadFile(file, { clientKey, tenantId, onProgress, signal });
  } finally {
    clearTimeout(timer);
  }
}

/** An older clock correction may be from before somebody changed the device's clock. */
const FRESH_MS = 20_000;

/**
 * The waiting time is calculated with the server's clock, so get its current time; an empty check-new is the cheapest
 * call.
 */
async function learnTheTime(item: StoredItem): Promise<void> {
  if (correctionAgeMs() < FRESH_MS || isJustWritten(item)) return;
  const session = sessionOf(item);
  const ask = { call: 'Message/check-new', verb: 'GET', path: 'Message/check-new', payload: {} } as const;
  await asWriter(session, () => request(ask, { as: session, noAuthRedirect: true }));
}

function isJustWritten({ written }: StoredItem): boolean {
  const now = clockMark();
  return now.page === written.page && Math.abs(now.deviceMs - written.deviceMs) < FRESH_MS;
}

function sessionOf({ call, userId }: Pick<StoredItem, 'call' | 'userId'>): Session {
  const session = currentSession();
  if (session?.userId === userId) return session;
  throw new ApiError('unauthorised', { call, status: 401 });
}

/** Ends the session if it was refused, and says so, unless somebody else has signed in since. */
async function asWriter<T>(session: Session, send: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (error) {
    const isOver = error instanceof ApiError && error.kind === 'unauthorised' && error.status === 401;
    if (isOver && currentSession()?.apiKey === session.apiKey) {
      alertError(error);
      endSession();
    }
    throw error;
  }
}
