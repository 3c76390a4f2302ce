import { Server } from '@tus/server';
import type { Locker } from '@tus/server';
import { MOST_FILE_BYTES } from '@fieldspan/domain/accepted-files';
import { Refusal } from '../../../http/errors.ts';
import type { SignedInAsk, SignedInRoute } from '../../../http/route.ts';
import { lazyBody } from '../lazy-body.ts';
import { BegunUploads } from './begun-uploads.ts';
import { finishUpload } from './finish-upload.ts';

/** Where a file arrives in parts, by the tus protocol 1.0.0 (decision 0108). */
const PATH = 'LibraryUpload/part';

const KEY = /^[\w-]{1,150}$/;

/** Parts are put in order by the database, which all processes share. */
const NO_LOCKS: Locker = { newLock: () => ({ lock: async () => {}, unlock: async () => {} }) };

/** Headers of the protocol; the others are this server's own business. */
const SPOKEN = ['tus-resumable', 'upload-length', 'upload-metadata', 'upload-offset', 'content-type', 'content-length'];

const common = { session: 'required', bytes: true } as const;

const beginUpload: SignedInRoute = {
  ...common,
  verb: 'POST',
  path: PATH,
  summary: 'Begin a file that comes in parts (tus: creation); metadata `key` names it for its sender',
  handle: (ask) => speak(ask, 'POST'),
};

const askUpload: SignedInRoute = {
  ...common,
  verb: 'GET',
  path: `${PATH}/:key`,
  summary: 'How much of a begun file of one’s own has arrived (tus: HEAD)',
  handle: (ask) => speak(ask, 'HEAD'),
};

const addPart: SignedInRoute = {
  ...common,
  verb: 'POST',
  path: `${PATH}/:key`,
  summary: 'The next part of a begun file of one’s own (tus: PATCH)',
  handle: (ask) => speak(ask, 'PATCH'),
};

export const partRoutes = [beginUpload, askUpload, addPart, finishUpload];

type Method = 'POST' | 'HEAD' | 'PATCH';

function speak(ask: SignedInAsk, method: Method): Promise<Response> {
  if (ask.session.tenantId === 0) throw new Refusal('Choose an employer before you upload files.');
  const server = new Server({
    path: `/api/${PATH}`,
    datastore: new BegunUploads(ask),
    locker: NO_LOCKS,
    relativeLocation: true,
    maxSize: MOST_FILE_BYTES,
    allowedOrigins: [],
    namingFunction: (_, metadata) => keyOf(metadata?.['key']),
    onResponseError: (_, error) => {
      if (!('status_code' in error)) ask.services.log.error({ err: error, call: PATH }, 'a part of a file');
      return undefined;
    },
  });
  return server.handleWeb(requestOf(ask, method));
}

function requestOf({ headers, params, body }: SignedInAsk, method: Method): Request {
  const spoken = SPOKEN.flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  const address = `http://fieldspan/api/${PATH}${method === 'POST' ? '' : `/${keyOf(params['key'])}`}`;
  if (method !== 'PATCH') return new Request(address, { method, headers: Object.fromEntries(spoken) });
  const stream = lazyBody(() => Promise.resolve(body()));
  const init = { method, headers: Object.fromEntries(spoken), body: stream, duplex: 'half' };
  return new Request(address, init);
}

function keyOf(text: string | null | undefined): string {
  if (typeof text === 'string' && KEY.test(text)) return text;
  throw new Refusal('This file has no name that its parts could be put together by.');
}
