import type { Envelope } from '@fieldspan/contract/envelope';
import type { Sentence } from '@fieldspan/contract/sentence';
import type { Session } from './context.ts';
import type { Failure } from './errors.ts';
import { Reply } from './reply.ts';

export type EnvelopeContext = { time: Date; session: Session | null };

/** The response body of a successful call. */
export function successEnvelope(answer: unknown, { time, session }: EnvelopeContext): Envelope {
  const reply = answer instanceof Reply ? answer : new Reply(answer);
  return {
    success: true,
    data: reply.data ?? null,
    errors: [],
    message: reply.extras.message ?? null,
    time: time.toISOString(),
    token_expiry: reply.extras.tokenExpiry ?? session?.tokenExpiry ?? null,
    subExpired: session?.subExpired ?? false,
    meta: reply.extras.meta ?? null,
  };
}

/** The response body of an expected failure. */
export function failureEnvelope(
  failure: Pick<Failure, 'errors' | 'sentences' | 'code' | 'data'>,
  { time, session }: EnvelopeContext,
): Envelope {
  return {
    success: false,
    data: failure.data,
    errors: [...failure.errors],
    ...(failure.sentences.every((each) => each === null) ? {} : { sentences: failure.sentences.map(wire) }),
    ...(failure.code === undefined ? {} : { code: failure.code }),
    message: null,
    time: time.toISOString(),
    token_expiry: session?.tokenExpiry ?? null,
    subExpired: session?.subExpired ?? false,
    meta: null,
  };
}

const wire = (said: Sentence | null) => said && { text: said.text, values: [...said.values] };
