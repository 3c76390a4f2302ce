import { DUTY_HEADER } from '@fieldspan/contract/duty-header';
import { OWING } from '@fieldspan/contract/owing';
import { STALE } from '@fieldspan/contract/stale';
import type { StaleData } from '@fieldspan/contract/stale';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/**
 * A failure that we expect: its sentences are for the person who asked. Anything else that is thrown is a bug,
 * logged and answered without details.
 */
export class Failure extends Error {
  override readonly name: string = 'Failure';
  readonly status: ContentfulStatusCode;
  readonly errors: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  /** Tells failures of one status apart, for programs. */
  readonly code: string | undefined = undefined;
  /** What the caller needs to go on. */
  readonly data: unknown = null;

  constructor(status: ContentfulStatusCode, errors: readonly string[], headers: Readonly<Record<string, string>> = {}) {
    super(errors.join(' '));
    this.status = status;
    this.errors = errors;
    this.headers = headers;
  }
}

/** The call was understood and is not granted: status 200, success false, so that nobody is logged out by it. */
export class Refusal extends Failure {
  override readonly name = 'Refusal';
  constructor(...errors: readonly string[]) {
    super(200, errors);
  }
}

/** The employer demands a second factor, and the person has none yet. The header tells the client what to show. */
export class FactorNeeded extends Failure {
  override readonly name = 'FactorNeeded';
  constructor() {
    super(200, ['Your company asks for a second step at sign-in. Please set one up before you go on.'], {
      [DUTY_HEADER]: 'second-factor',
    });
  }
}

/** The employer demands that its people sign in with its own provider. */
export class SignOnNeeded extends Failure {
  override readonly name = 'SignOnNeeded';
  constructor() {
    super(200, ['Your company asks its people to sign in with its own provider. Please do so to go on.'], {
      [DUTY_HEADER]: 'single-sign-on',
    });
  }
}

/** Something has to be done first, and then the same call is granted: what waits on a device goes on waiting. */
export class Owing extends Failure {
  override readonly name = 'Owing';
  override readonly code = OWING;
  constructor(sentence: string) {
    super(200, [sentence]);
  }
}

/** The call itself is wrong: an unknown model, field, operator, include or method, named in the sentence. */
export class BadRequest extends Failure {
  override readonly name = 'BadRequest';
  constructor(...errors: readonly string[]) {
    super(400, errors);
  }
}

/** There is no valid session. The client signs out on it, so nothing else may answer 401. */
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

/** Written for another employer than the one of the session: whoever wrote it has changed over meanwhile. */
export class OtherEmployer extends Failure {
  override readonly name = 'OtherEmployer';
  override readonly code = 'other_employer';
  constructor() {
    super(409, ['This was written for another employer. Change back to them to send it.']);
  }
}

/** Somebody changed the record after it was read: `data` says who, when, and what it says now. */
export class Stale extends Failure {
  override readonly name = 'Stale';
  override readonly code = STALE;
  override readonly data: StaleData;
  constructor(sentence: string, data: StaleData) {
    super(409, [sentence]);
    this.data = data;
  }
}

/** Outside the API: resources and pages. A call answers Refusal instead. */
export class NotFound extends Failure {
  override readonly name = 'NotFound';
  constructor(sentence = 'Not found.') {
    super(404, [sentence]);
  }
}

export class TooLarge extends Failure {
  override readonly name = 'TooLarge';
  constructor(sentence: string) {
    super(413, [sentence]);
  }
}

export class WrongType extends Failure {
  override readonly name = 'WrongType';
  constructor(sentence: string) {
    super(415, [sentence]);
  }
}

export class TooMany extends Failure {
  override readonly name = 'TooMany';
  constructor(sentence: string, retryAfterS: number) {
    super(429, [sentence], { 'retry-after': String(retryAfterS) });
  }
}

/** A call of the specification that this server does not do yet. */
export class NotYet extends Failure {
  override readonly name = 'NotYet';
  constructor(call: string) {
    super(501, [`${call} is not available yet.`]);
  }
}
