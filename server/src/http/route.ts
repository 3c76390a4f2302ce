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

/** Handles one file part; parsing of the form continues when the promise resolves. */
export type FileSink = (part: FilePart) => Promise<void>;

export type FileLimits = { fileBytes: number; files?: number };

/** The argument of a handler: the parsed call and everything it may use. */
export type Ask = {
  services: Services;
  /** Null without a valid session (routes with session 'optional' or 'none'). */
  session: Session | null;
  params: Readonly<Record<string, string>>;
  /** The query string, also on a POST. */
  query: ReadonlyMap<string, string>;
  headers: Headers;
  /** The client's IP address, see client-address.ts. */
  address: string;
  /** When the request started; the envelope returns it as `time`. */
  time: Date;
  /** Aborts when the client disconnects or the server stops. */
  signal: AbortSignal;
  /** The query string (GET) or the form's fields (POST), as text. */
  fields: () => Promise<ReadonlyMap<string, string>>;
  /** Parses the query string (GET) or the form fields (POST); see fields.ts for the schemas of text values. @throws BadRequest */
  read: <S extends v.GenericSchema>(schema: S) => Promise<v.InferOutput<S>>;
  /** The body as it comes; only for routes with `bytes: true`. */
  body: () => Readable;
  /** Streams a multipart body to the sink and resolves to its fields. Only for routes with `files: true`. */
  receive: (sink: FileSink, limits: FileLimits) => Promise<ReadonlyMap<string, string>>;
};

/** A request of a signed-in person. */
export type SignedInAsk = Ask & {
  session: Session;
  /** Runs one transaction with row-level security set to the session's tenant. Rolls back if fn throws. */
  transact: <T>(fn: (tx: Tx) => Promise<T>) => Promise<T>;
};

type Common = {
  verb: 'GET' | 'POST';
  /**
   * Without the leading /api/: `MessageThread/find/:slug`. Case is ignored; a literal segment wins over a parameter.
   */
  path: string;
  summary: string;
  /** What the handler reads of the query (GET) or the form (POST) with `ask.read`; the API's description shows it. */
  takes?: v.GenericSchema;
  /**
   * The path is outside /api/: resources and pages. Such a route checks its own token, and its errors are plain text.
   */
  root?: boolean;
  /**
   * Allowed although the person has not agreed to the terms (`terms`) or, for a change, has no name yet (`setup`); see
   * duties.ts.
   */
  before?: 'terms' | 'setup';
  /** The handler reads files from the body with `receive`. */
  files?: boolean;
  /** The body is bytes instead of form data; the handler reads them with `body`. */
  bytes?: boolean;
  /** Pages poll this route by themselves, so a call does not keep the session of a shared tablet alive. */
  isBackground?: boolean;
  /**
   * Allowed before the person has set up a required second factor or signed in with the company's identity provider.
   */
  withoutFactor?: boolean;
};

/** A handler returns the envelope's data, a Reply (reply.ts) with more, or its own Response. */
type Answer = Promise<unknown>;

export type SignedInRoute = Common & { session: 'required'; handle: (ask: SignedInAsk) => Answer };
export type OpenRoute = Common & { session: 'optional' | 'none'; handle: (ask: Ask) => Answer };

export type Route = SignedInRoute | OpenRoute;
