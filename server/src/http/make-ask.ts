import type { Readable } from 'node:stream';
import * as v from 'valibot';
import type { Services, Session } from './context.ts';
import { BadRequest, Unauthorised } from './errors.ts';
import { readForm } from './form-body.ts';
import type { Match } from './match.ts';
import type { Ask, SignedInAsk } from './route.ts';

/** What the HTTP layer passes on about a request. */
export type Incoming = {
  /** Its id, which the edge gives and the logs of both have. */
  id: string;
  verb: string;
  query: ReadonlyMap<string, string>;
  headers: Headers;
  cookie: string | undefined;
  address: string;
  body: () => Readable;
  signal: AbortSignal;
};

type AskParts = { match: Match; incoming: Incoming; services: Services; session: Session | null; time: Date };

/** Builds the argument of a handler. The body is parsed once, when the handler first asks for it. */
export function makeAsk({ match, incoming, services, session, time }: AskParts): Ask {
  const { query, headers, address, signal } = incoming;
  let form: Promise<ReadonlyMap<string, string>> | undefined;
  const fields = () => {
    if (match.route.verb === 'GET') return Promise.resolve(query);
    form ??= readForm(incoming.body(), headers);
    return form;
  };
  return {
    services,
    session,
    params: match.params,
    query,
    headers,
    address,
    time,
    signal,
    fields,
    read: async (schema) => parse(declared(match, schema), await fields()),
    body: incoming.body,
    receive: (sink, limits) => readForm(incoming.body(), headers, { sink, limits }),
  };
}

/**
 * Narrows to a signed-in request.
 * @throws Unauthorised; never for a matched route, because the dispatcher has already checked
 */
export function signedIn(ask: Ask): SignedInAsk {
  const { session, services } = ask;
  if (!session) throw new Unauthorised();
  return { ...ask, session, transact: (fn) => services.db.as(session, fn) };
}

/** What is read without being declared would be missing in the API's description. */
function declared<S extends v.GenericSchema>({ route }: Match, schema: S): S {
  if (route.takes === undefined) throw new Error(`${route.path} reads what it does not declare in \`takes\`.`);
  return schema;
}

function parse<S extends v.GenericSchema>(schema: S, fields: ReadonlyMap<string, string>): v.InferOutput<S> {
  const parsed = v.safeParse(schema, Object.fromEntries(fields));
  if (parsed.success) return parsed.output;
  throw new BadRequest(...parsed.issues.map(sentence));
}

/** `thread_id must be a whole number`, or valibot's message after the path. */
function sentence(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue) ?? 'The payload';
  if (issue.received === 'undefined') return `${path} is missing.`;
  return `${path} ${issue.message.startsWith('must') ? issue.message : `is wrong: ${issue.message}`}.`;
}
