import { Failure } from '../http/errors.ts';

/** A payment page for one amount. `reference` is the slug of the checkout: the provider returns it with each event. */
export type Beginning = {
  reference: string;
  cents: bigint;
  currency: string;
  /** What is paid, as the customer reads it there. */
  title: string;
  email: string;
  /** Where the provider sends the customer afterwards. Neither books anything. */
  paidUrl: string;
  backUrl: string;
  /** After it nobody can pay on this page. */
  endsAt: Date;
};

export type Refunding = { payment: string; cents: bigint; reference: string };

/** `reference` is null where the provider was asked by somebody else than this server. */
type Moved = { id: string; reference: string | null; payment: string; cents: bigint; currency: string };
export type PayEvent =
  | (Moved & { kind: 'paid'; session: string })
  | (Moved & { kind: 'refunded'; refund: string })
  | { kind: 'failed'; id: string; reference: string | null }
  /** Nothing that this server books. */
  | { kind: 'other'; id: string };

/**
 * Who takes the money. The customer pays on a page of the provider; only a signed event books a payment. The same reference is
 * one page, and one refund, however often it is asked for.
 */
export type PayAdapter = {
  provider: 'stripe' | 'local';
  /** Whether this company’s money may go that way. */
  isFor: (tenantId: number) => boolean;
  /** @throws PayFault */
  start: (beginning: Beginning) => Promise<{ session: string; url: string }>;
  /** @throws BadSignature for anything that the provider did not sign */
  read: (raw: string, headers: Headers, at: Date) => PayEvent;
  /** @returns the id of the refund @throws PayFault */
  refund: (refunding: Refunding) => Promise<string>;
};

/** The provider refused or did not answer. `isSure`: it said no; otherwise nobody knows, and the same reference may be asked again. */
export class PayFault extends Error {
  override readonly name = 'PayFault';
  readonly isSure: boolean;
  constructor(message: string, isSure: boolean) {
    super(message);
    this.isSure = isSure;
  }
}

export class BadSignature extends Failure {
  override readonly name = 'BadSignature';
  constructor() {
    super(400, ['This event is not signed by the payment provider.']);
  }
}
