import { UploadedSchema } from '@fieldspan/contract/calls';
import type { Uploaded } from '@fieldspan/contract/calls';
import { EnvelopeSchema } from '@fieldspan/contract/envelope';
import * as v from 'valibot';
import { noteAnswer, noteSilence } from '@fieldspan/api/reach';
import { currentSession } from '@fieldspan/api/session';
import { ApiError } from './api-error.ts';
import { authHeaders, failed, failureOf, formOf } from './http.ts';
import type { UploadOptions } from './upload-options.ts';

const CALL = 'LibraryUpload/save';

/** Larger files go in parts, so that a lost line costs only what was on it. */
const WHOLE_BYTES = 1024 * 1024;

/** Client keys that can be a part of an address. */
const PLAIN_KEY = /^[\w-]{1,100}$/;

/**
 * Sends a file, a large one in parts.
 * @throws ApiError, or the signal's reason
 */
export async function uploadFile(file: File, options: UploadOptions): Promise<Uploaded> {
  const upright = await turnedUp(file);
  const isWhole = upright.size <= WHOLE_BYTES || options.method === 'PUT' || !PLAIN_KEY.test(options.clientKey);
  if (isWhole) return sendWhole(upright, options);
  const { sendInParts } = await import(/* webpackChunkName: 'parts' */ './parts-upload.ts').catch((cause: unknown) => {
    throw new ApiError('network', { call: CALL, cause });
  });
  return sendInParts(upright, options);
}

/** Uses XMLHttpRequest, because fetch does not report upload progress. */
async function sendWhole(file: File, options: UploadOptions): Promise<Uploaded> {
  const answer = await sendFile(file, options);
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), EnvelopeSchema), answer.text);
  const envelope = parsed.success ? parsed.output : null;
  const kind = failureOf(answer.status, envelope, answer.text);
  if (kind === 'network') noteSilence();
  else if (envelope) noteAnswer();
  if (kind !== null || envelope === null)
    throw failed(CALL, { kind: kind ?? 'server', status: answer.status, envelope });
  return v.parse(UploadedSchema, envelope.data);
}

/**
 * Only photos need this code, so it is loaded with the first one; if it cannot be loaded, the photo is sent unchanged.
 */
async function turnedUp(file: File): Promise<File> {
  if (file.type !== 'image/jpeg') return file;
  const turn = await import('./upright.ts').catch(() => null);
  return turn ? turn.upright(file) : file;
}

function sendFile(
  file: File,
  { onProgress, signal, clientKey, tenantId, method = 'POST' }: UploadOptions,
): Promise<{ status: number; text: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; text: string }>();
  const sending = new XMLHttpRequest();
  const token = encodeURIComponent(currentSession()?.sessionToken ?? '');
  sending.open(method, `/api/${CALL}?session_token=${token}`);
  for (const [name, value] of Object.entries(authHeaders(undefined, tenantId))) sending.setRequestHeader(name, value);
  sending.upload.addEventListener('progress', (event) =>
    onProgress?.(event.lengthComputable ? event.loaded / event.total : 0),
  );
  sending.addEventListener('load', () => resolve({ status: sending.status, text: sending.responseText }));
  sending.addEventListener('error', () => {
    noteSilence();
    reject(new ApiError('network', { call: CALL }));
  });
  sending.addEventListener('abort', () => reject(signal?.reason ?? new DOMException('Upload stopped', 'AbortError')));
  const stop = () => sending.abort();
  signal?.addEventListener('abort', stop, { once: true });
  sending.send(formOf({ client_key: clientKey, file }));
  // A signal that is listened to stays, and with it everything that was sent.
  return promise.finally(() => signal?.removeEventListener('abort', stop));
}
