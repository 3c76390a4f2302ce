import type { Meta } from '@fieldspan/contract/envelope';

type Extras = {
  meta?: Meta;
  message?: string;
  /** Several cookies stand in lines of their own. */
  headers?: Readonly<Record<string, string>>;
  tokenExpiry?: string;
};

/** An answer that says more than its data: paging, a message, headers (cookies). */
export class Reply {
  readonly data: unknown;
  readonly extras: Extras;

  constructor(data: unknown, extras: Extras = {}) {
    this.data = data;
    this.extras = extras;
  }
}
