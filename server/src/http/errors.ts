import { DUTY_HEADER } from '@fieldspan/contract/duty-header';
import { DECLINED } from '@fieldspan/contract/declined';
import { OWING } from '@fieldspan/contract/owing';
import { STALE } from '@fieldspan/contract/stale';
import { sentenceText } from '@fieldspan/contract/sentence';
import type { Sentence } from '@fieldspan/contract/sentence';
import type { StaleData } from '@fieldspan/contract/stale';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/**
 * An expected failure. Its sentences are shown to the person. Anything else that is thrown is a bug: it is logged, and
 * the answer has no details.
 */
export class Failure extends Error {
  override readonly name: string = 'Failure';
  readonly status: ContentfulStatusCode;
  readonly errors: readonly string[];
  /** Beside each of `errors`: what other languages make it of; null where the English text is the key itself. */
  readonly sentences: readonly (Sentence | null)[];
  readonly headers: Readonly<Record<string, string>>;
  /** Machine-readable code that distinguishes failures with the same status. */
  readonly code: string | undefined = undefined;
  /** Data that the client needs to continue. */
  readonly data: unknown = null;

  constructor(
    status: ContentfulStatusCode,
    said: readonly (string | Sentence)[],
    headers: Readonly<Record<string, string>> = {},
  ) {
    const errors = said.map((each) => (typeof each === 'string' ? each : sentenceText(each)));
    super(errors.join(' '));
    this.status = status;
    this.errors = errors;
    this.sentences = said.map((each) => (typeof each === 'string' ? null : each));
    this.headers = headers;
  }
}

/** The call was understood but is not allowed: status 200 with success false, so that the client does not sign out. */
export class Refusal extends Failure {
  override readonly name = 'Refusal';
  constructor(...errors: readonly (string | Sentence)[]) {
    super(200, errors);
  }
}

/**
 * The company requires a second factor and the person has none yet. The header tells the client which screen to show.
 */
export class FactorNeeded extends Failure {
  override readonly name = 'FactorNeeded';
  constructor() {
    super(200, ['Your company asks for a second step at sign-in. Please set one up before you go on.'], {
      [DUTY_HEADER]: 'second-factor',
    });
  }
}

/** The company requires its people to sign in with its own identity provider. */
export class SignOnNeeded extends Failure {
  override readonly name = 'SignOnNeeded';
  constructor() {
    super(200, ['Your company asks its people to sign in with its own provider. Please do so to go on.'], {
      [DUTY_HEADER]: 'single-sign-on',
    });
  }
}

/** The person must do something else first and can then repeat the call; requests queued on a device stay queued. */
export class Owing extends Failure {
  override readonly name = 'Owing';
  override readonly code = OWING;
  constructor(sentence: string | Sentence) {
    super(200, [sentence]);
  }
}

/** The person declined to sign this form. */
export class HasDeclined extends Failure {
  override readonly name = 'HasDeclined';
  override readonly code = DECLINED;
  constructor(sentence: string) {
    super(200, [sentence]);
  }
}

/** The call itself is wrong: an unknown model, field, operator, include or method, which the sentence names. */
export class BadRequest extends Failure {
  override readonly name = 'BadRequest';
  constructor(...errors: readonly (string | Sentence)[]) {
    super(400, errors);
  }
}

/** A file of which parts are missing. The client's outbox goes on by itself at this status (verdict.ts). */
export class NotYetWhole extends Failure {
  override readonly name = 'NotYetWhole';
  constructor() {
    super(425, ['Not all of this file has arrived yet. It is sent on by itself.']);
  }
}

/** There is no valid session. The client signs out on status 401, so no other failure may use it. */
export class Unauthorised extends Failure {
  override readonly name = 'Unauthorised';
  constructor(sentence = 'Please sign in.') {
    super(401, [sentence]);
  }
}

/** A request that came from another site. */
export class ForeignOrigin extends Failure {
  override readonly name = 'ForeignOrigin';
  constructor() {
    super(403, ['This request came from another site and was refused.']);
  }
}

/** The request was written for another tenant than the session's, because the person has switched in the meantime. */
export class OtherEmployer extends Failure {
  override readonly name = 'OtherEmployer';
  override readonly code = 'other_employer';
  constructor() {
    super(409, ['This was written for another employer. Change back to them to send it.']);
  }
}

/** Somebody changed the record after the client read it: `data` says who, when, and the current values. */
export class Stale extends Failure {
  override readonly name = 'Stale';
  override readonly code = STALE;
  override readonly data: StaleData;
  constructor(sentence: string | Sentence, data: StaleData) {
    super(409, [sentence]);
    this.data = data;
  }
}

/** For resources and pages outside the API. A call throws Refusal instead. */
export class NotFound extends Failure {
  override readonly name = 'NotFound';
  constructor(sentence = 'Not found.') {
    super(404, [sentence]);
  }
}

export class TooLarge extends Failure {
  override readonly name = 'TooLarge';
  constructor(sentence: string | Sentence) {
    super(413, [sentence]);
  }
}

export class WrongType extends Failure {
  override readonly name = 'WrongType';
  constructor(sentence: string | Sentence) {
    super(415, [sentence]);
  }
}

export class TooMany extends Failure {
  override readonly name = 'TooMany';
  readonly retryAfterS: number;
  constructor(sentence: string | Sentence, retryAfterS: number) {
    super(429, [sentence], { 'retry-after': String(retryAfterS) });
    this.retryAfterS = retryAfterS;
  }
}

/** Too much to do at this moment; what was begun is rolled back. The client's outbox repeats the call by itself. */
export class Busy extends Failure {
  override readonly name = 'Busy';
  constructor() {
    super(503, ['The server is very busy right now. Please try again in a moment.'], { 'retry-after': '2' });
  }
}
