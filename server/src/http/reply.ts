import type { Meta } from '@fieldspan/contract/envelope';

type Extras = {
  meta?: Meta;
  message?: string;
  /** Each cookie gets a set-cookie header of its own. */
  headers?: Readonly<Record<string, string>>;
  tokenExpiry?: string;
};

/** An answer with more than data: paging, a message, headers (cookies). */
export class Reply {
  readonly data: unknown;
  readonly extras: Extras;

  constructor(data: unknown, extras: Extras = {}) {
    this.data = data;
    this.extras = extras;
  }
}
