import type { Readable } from 'node:stream';
import type * as v from 'valibot';
import type { Tx } from '../db/database.ts';
import type { Services, Session } from './context.ts';

/** A file part of a multipart POST. `stream` must be read to its end or destroyed. */
type FilePart = {
  name: string;
  filename: string;
  mimeType: string;
  stream: Readable;
};

/** Takes one file part; the form is read on when the promise resolves. */
export type FileSink = (part: FilePart) => Promise<void>;

export type FileLimits = { fileBytes: number; files?: number };

/** What a handler is asked: the parsed call and everything it may use. */
export type Ask = {
  services: Services;
  /** Null without a valid session (routes with session 'optional' or 'none'). */
  session: Session | null;
  params: Readonly<Record<string, string>>;
  /** Of the query string, also on a POST. */
  query: ReadonlyMap<string, string>;
  headers: Headers;
  /** Peer address, or the client that the edge in front names. */
  address: string;
  /** Start of the request: the `time` that the envelope answers. */
  time: Date;
  /** Aborts when the client goes away or the server stops. */
  signal: AbortSignal;
  /** The query string (GET) or the form's fields (POST), as text. */
  fields: () => Promise<ReadonlyMap<string, string>>;
  /** Parses the query string (GET) or the form fields (POST); see fields.ts for the schemas of text values. @throws BadRequest */
  read: <S extends v.GenericSchema>(schema: S) => Promise<v.InferOutput<S>>;
  /** Streams a multipart body with files; fields are afterwards in the answer. Only for routes with `files: true`. */
  receive: (sink: FileSink, limits: FileLimits) => Promise<ReadonlyMap<string, string>>;
};

/** An ask of a person who is signed in. */
export type SignedInAsk = Ask & {
  session: Session;
  /** One transaction as this person: row-level security set to their employer. Rolled back when fn throws. */
  transact: <T>(fn: (tx: Tx) => Promise<T>) => Promise<T>;
};

type Common = {
  verb: 'GET' | 'POST';
  /** Without the leading /api/: `MessageThread/find/:slug`. Case is ignored, literal segments beat parameters. */
  path: string;
  summary: string;
  /** Outside /api/: resources and pages. Such a route checks its own token; errors are plain text. */
  root?: boolean;
  /** Also for who has not agreed to the terms; or, of a change, who has not filled out a name (duties.ts). */
  before?: 'terms' | 'setup';
  /** The handler reads files from the body with `receive`. */
  files?: boolean;
  /** Pages ask it on their own, whether somebody is there or not. */
  isBackground?: boolean;
  /** Works also for somebody who has to set up a second factor, or to sign in with their company's provider, first. */
  withoutFactor?: boolean;
};

/** A handler answers the envelope's data, or a Reply (reply.ts) that says more, or a Response of its own. */
type Answer = Promise<unknown>;

export type SignedInRoute = Common & { session: 'required'; handle: (ask: SignedInAsk) => Answer };
export type OpenRoute = Common & { session: 'optional' | 'none'; handle: (ask: Ask) => Answer };

export type Route = SignedInRoute | OpenRoute;
