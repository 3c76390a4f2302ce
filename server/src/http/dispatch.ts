import { DatabaseError } from 'pg';
import { isDatabaseBusy } from './busy-database.ts';
import { companyCookie } from './company-cookie.ts';
import type { Services, Session } from './context.ts';
import { checkFormType, checkOrigin } from './csrf.ts';
import { checkDuties } from './duties.ts';
import { failureEnvelope, successEnvelope } from './envelope.ts';
import { BadRequest, Busy, FactorNeeded, Failure, OtherEmployer, SignOnNeeded, Unauthorised } from './errors.ts';
import { makeAsk, signedIn } from './make-ask.ts';
import type { Incoming } from './make-ask.ts';
import type { Match } from './match.ts';
import { Reply } from './reply.ts';
import type { Ask, Route } from './route.ts';
import { findSession } from './session.ts';
import { sentTablet } from '../tablets/tablet-token.ts';

export type Handled = Response | { status: number; body: unknown; headers: Readonly<Record<string, string>> };

/** An answer, and whose company asked. */
export type HandledCall = { handled: Handled; tenant: number | null };

/** The exact text that the client shows for status 500 (document 0 §8). */
const UNEXPECTED =
  "Sorry! We've encountered an unexpected system error -- the team has been notified and we will resolve it shortly!";

/** Runs a call: session → limits → parse → handler → response. */
export async function handleCall(match: Match, incoming: Incoming, services: Services): Promise<HandledCall> {
  const context: CallContext = { time: services.clock(), session: null };
  const handled = await handledIn(context, match, { incoming, services });
  return { handled, tenant: context.session?.tenantId ?? null };
}

type CallContext = { time: Date; session: Session | null };
type Asked = { incoming: Incoming; services: Services };

async function handledIn(context: CallContext, match: Match, { incoming, services }: Asked): Promise<Handled> {
  const { route } = match;
  try {
    checkOrigin(incoming.verb, incoming.headers);
    if (route.verb === 'POST' && route.bytes !== true) checkFormType(route.path, incoming.headers);
    context.session = await sessionFor(route, incoming, services);
    checkDuties(context.session, match);
    const answer = await run(route, makeAsk({ match, incoming, services, ...context }));
    if (answer instanceof Response) return answer;
    const own = answer instanceof Reply ? (answer.extras.headers ?? {}) : {};
    const headers = { ...companyCookie(context.session, incoming.headers, services.config.edgeKeys), ...own };
    return { status: 200, body: successEnvelope(answer, context), headers };
  } catch (error) {
    const failure = expected(error) ?? unexpected(error, { route, incoming, services });
    if (route.root === true)
      return new Response(failure.errors.join('\n'), { status: failure.status, headers: { ...failure.headers } });
    return { status: failure.status, body: failureEnvelope(failure, context), headers: failure.headers };
  }
}

async function sessionFor(
  route: Route,
  { cookie, headers }: Incoming,
  { db, config }: Services,
): Promise<Session | null> {
  if (route.session === 'none') return null;
  const session = await findSession(db, {
    cookie,
    apiKey: headers.get('api-key') ?? undefined,
    wantsMasterKey: headers.has('master-key-session'),
    release: headers.get('app-release'),
    demo: config.demo,
    tablet: sentTablet(headers),
    isBackground: route.isBackground === true,
    reader: { zone: headers.get('time-zone'), language: headers.get('page-language') },
  });
  if (!session && route.session === 'required') throw new Unauthorised();
  if (session && route.withoutFactor !== true) {
    if (session.lacksSignOn) return withoutRights(route, new SignOnNeeded());
    if (session.lacksFactor) return withoutRights(route, new FactorNeeded());
  }
  checkEmployer(session, headers.get('tenant-id'));
  return session;
}

/**
 * A session that still has a sign-in duty counts as no session where a session is optional; other calls are refused.
 */
function withoutRights(route: Route, refusal: Failure): null {
  if (route.session === 'required') throw refusal;
  return null;
}

/** A queued request names the tenant it was written for and must not be sent to another. */
function checkEmployer(session: Session | null, tenantId: string | null): void {
  if (session && tenantId !== null && tenantId !== String(session.tenantId)) throw new OtherEmployer();
}

function run(route: Route, ask: Ask): Promise<unknown> {
  return route.session === 'required' ? route.handle(signedIn(ask)) : route.handle(ask);
}

/** SQLSTATE class 22: a value that PostgreSQL cannot store, such as a number out of range. */
const MALFORMED_VALUE = /^22/;

function expected(error: unknown): Failure | null {
  if (error instanceof Failure) return error;
  if (error instanceof DatabaseError && MALFORMED_VALUE.test(error.code ?? '')) {
    return new BadRequest('A value is out of range or malformed.');
  }
  return null;
}

type Trouble = { route: Route; incoming: Incoming; services: Services };

function unexpected(error: unknown, { route, incoming, services }: Trouble): Failure {
  // The client has disconnected: nobody gets the answer, and an aborted read is not an error.
  if (incoming.signal.aborted) services.log.debug({ id: incoming.id, call: route.path }, 'caller went away');
  else services.log.error({ err: error, id: incoming.id, call: route.path }, 'unexpected failure');
  return isDatabaseBusy(error) ? new Busy() : new Failure(500, [UNEXPECTED]);
}
