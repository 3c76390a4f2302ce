import { UploadedSchema } from '@fieldspan/contract/calls';
import type { Uploaded } from '@fieldspan/contract/calls';
import { EnvelopeSchema } from '@fieldspan/contract/envelope';
import { MOST_FILE_BYTES } from '@fieldspan/domain/accepted-files';
import { fileSize } from '@fieldspan/domain/file-kind';
import type { DetailedError, HttpRequest, Upload } from 'tus-js-client';
import * as v from 'valibot';
import { noteSilence } from '@fieldspan/api/reach';
import { currentSession } from '@fieldspan/api/session';
import { ApiError, isApiError } from './api-error.ts';
import { authHeaders, failed, failureOf, request } from './http.ts';
import type { UploadOptions } from './upload-options.ts';

/** What of a file goes in one request; of a part that is cut off, the server keeps what has come. */
const PART_BYTES = 4 * 1024 * 1024;

/** A line that is back at once needs no outbox. */
const RETRY_MS = [500, 2000];

const CALL = 'LibraryUpload/part';
const FINISH = 'LibraryUpload/finish';

type PartsOptions = Omit<UploadOptions, 'method'>;

/**
 * Sends a file in parts (tus), and goes on where an earlier try of the same client key has ended, in another page or
 * after a dead battery too. The server knows the begun file by a name that is made of the client key, so nothing has to
 * be kept here.
 * @throws ApiError, or the signal's reason
 */
export async function sendInParts(file: File, options: PartsOptions): Promise<Uploaded> {
  if (file.size > MOST_FILE_BYTES) {
    const most = fileSize(MOST_FILE_BYTES);
    throw new ApiError('refused', {
      call: CALL,
      errors: [`This file is larger than ${most}, the most that is taken.`],
    });
  }
  // The device may have turned a photo upright differently by now; then it is another file.
  const key = `${options.clientKey}-${file.size}`;
  await sendParts(await loadedUpload(), { file, key, ...options });
  options.signal?.throwIfAborted();
  const payload = { client_key: options.clientKey, upload_key: key, original_filename: file.name };
  const { tenantId, signal } = options;
  const { data } = await request(
    { call: FINISH, verb: 'POST', path: FINISH, payload },
    { noAuthRedirect: true, ...(tenantId !== undefined && { tenantId }), ...(signal && { signal }) },
  );
  return v.parse(UploadedSchema, data);
}

/** Loaded with the first upload: whoever only reads pages does not wait for it. */
async function loadedUpload(): Promise<typeof Upload> {
  try {
    return (await import(/* webpackChunkName: 'parts-upload' */ 'tus-js-client')).Upload;
  } catch (error) {
    throw new ApiError('network', { call: CALL, cause: error });
  }
}

type Parts = PartsOptions & { file: File; key: string };

/**
 * Begins the file, which changes nothing where an earlier try has begun it, and goes on from what has arrived. Whoever
 * asks first for a file that nobody has begun is answered 404, which stands red in the browser's console.
 */
async function sendParts(Sender: typeof Upload, parts: Parts): Promise<void> {
  const { endpoint, ...common } = spokenOf(parts);
  await sent(parts, ({ resolve, reject }) => {
    const begin = new Sender(parts.file, {
      ...common,
      endpoint,
      onUploadUrlAvailable: () => {
        // Without this its parts would go from the start.
        void begin.abort();
        resolve();
      },
      onError: (error) => reject(asApiError(error)),
    });
    return begin;
  });
  await sent(parts, ({ resolve, reject }) => {
    const { onProgress } = parts;
    return new Sender(parts.file, {
      ...common,
      // Begun again if the server has lost it in the meantime.
      endpoint,
      uploadUrl: `${endpoint}/${parts.key}`,
      onProgress: (bytes, all) => onProgress?.(all === 0 ? 1 : bytes / all),
      onSuccess: () => resolve(),
      onError: (error) => reject(asApiError(error)),
    });
  });
}

/** What both have in common: beginning a file, and sending its parts. */
function spokenOf({ key, tenantId }: Parts) {
  const writer = currentSession();
  return {
    endpoint: new URL(`/api/${CALL}`, location.href).href,
    metadata: { key },
    chunkSize: PART_BYTES,
    retryDelays: RETRY_MS,
    overridePatchMethod: true,
    storeFingerprintForResuming: false,
    onBeforeRequest: (ask: HttpRequest) => {
      // Somebody else may have signed in since the last part.
      if (currentSession()?.userId !== writer?.userId) throw new ApiError('unauthorised', { call: CALL, status: 401 });
      for (const [name, value] of Object.entries(authHeaders(undefined, tenantId))) ask.setHeader(name, value);
    },
  };
}

type Ends = Pick<PromiseWithResolvers<void>, 'resolve' | 'reject'>;

/** Runs it to its end, or until the signal. */
function sent({ signal }: Parts, make: (ends: Ends) => Upload): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const upload = make({ resolve, reject });
  const stop = () => {
    void upload.abort();
    reject(signal?.reason);
  };
  signal?.addEventListener('abort', stop);
  if (signal?.aborted) stop();
  else upload.start();
  // A signal that is listened to stays, and with it the file.
  return promise.finally(() => signal?.removeEventListener('abort', stop));
}

function asApiError(error: Error | DetailedError): ApiError {
  if (!('originalResponse' in error)) return new ApiError('network', { call: CALL, cause: error });
  const { originalResponse: response, causingError } = error;
  if (isApiError(causingError)) return causingError;
  if (!response) {
    noteSilence();
    return new ApiError('network', { call: CALL, cause: error });
  }
  const text = response.getBody();
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), EnvelopeSchema), text);
  const status = response.getStatus();
  // The protocol itself refused, such as a part that another page has sent: the next try asks where to go on.
  if (!parsed.success) return new ApiError('network', { call: CALL, cause: error });
  const envelope = parsed.output;
  return failed(CALL, { kind: failureOf(status, envelope, text) ?? 'server', status, envelope });
}
