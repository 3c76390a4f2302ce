import type { Saved } from '@fieldspan/contract/envelope';
import type { CallName, PayloadOf } from '../call-types.ts';
import type { Explanation } from '../explain.ts';

/**
 * - `waiting`: not sent yet
 * - `sending`: being sent; it may have arrived already
 * - `failed`: refused by the server; it is only sent again if the person asks for it
 */
export type OutboxState = 'waiting' | 'sending' | 'failed';

/** One piece of unsent work, as screens see it. */
export type OutboxItem = {
  /** Idempotency key: the server answers a repeated request with the first record. */
  clientKey: string;
  /** Items of the same lane are sent one at a time, in the order they were written. */
  lane: string;
  /** The lane's name for people; null if the label is enough. */
  laneLabel: string | null;
  call: CallName;
  payload: Readonly<Record<string, unknown>>;
  /** A description for the person. */
  label: string;
  state: OutboxState;
  /** Why it failed, or why the last try of a waiting item did not succeed. */
  error: Explanation | null;
  /** Time on this device's clock, for display only. */
  createdAt: number;
  /** The name of its file, which is uploaded first. */
  fileName: string | null;
  /** The id of that file after the upload. */
  uploadId: number | null;
  /** Data that the author's screen wants back. */
  memo: unknown;
  /** The record that must exist before this item can be sent; null if there is none. */
  first: FirstRecord | null;
  /** Client keys of items that must be sent before this one, such as the pictures of a form. */
  after: readonly string[];
  /** The page where the author can edit it after a refusal; null if it can only be sent again. */
  editAt: string | null;
  /** One of many files that may wait: for the person to go on, or for a network that costs nothing. */
  isBulk: boolean;
  /** Whether it survives closing the page: false if the browser has no room or forbids storage. */
  isDurable: boolean;
};

/** A record that an item depends on and that is created with it, such as the thread of a first message. */
export type FirstRecord = {
  call: CallName;
  payload: Readonly<Record<string, unknown>>;
  /**
   * The field of the item's payload that gets its id; `records.*.form_id` means that field of each record in a list.
   */
  field: string;
  /** Prefix of the lane that the item moves to; the record's id is added. */
  lane: string;
  /** Set when the server has created it. */
  made: Saved | null;
};

/** The person and the employer that work was written for. */
export type Writer = { userId: number; tenantId: number };

/** Work to be sent. */
export type Outgoing<C extends CallName, F extends CallName = never> = {
  lane: string;
  call: C;
  /** `client_key` is added if it is missing. */
  payload: PayloadOf<C>;
  label: string;
  laneLabel?: string;
  /**
   * The payload field for the milliseconds that the item waited on this device, set when it is sent. The server
   * subtracts them from its own clock, so the device's clock does not matter.
   */
  waitedField?: string;
  /** Its file may be held back, see bulk-hold.ts. */
  isBulk?: boolean;
  /** Stored with the item but never sent; plain values only. */
  memo?: unknown;
  /** Client keys of unsent items that must be sent first. */
  after?: readonly string[];
  /**
   * The page where the author can edit the item after a refusal, with the help of `memo`; the query parameter `unsent`
   * with its client key is added.
   */
  editAt?: string;
  /** A file that is uploaded first; its id is put into this field of the payload. */
  blob?: { file: File; field: string };
  /**
   * A record that is saved first. The save may be repeated if its answer is lost, so its payload must make that safe:
   * by a `client_key`, or because its owner can only have one.
   */
  first?: { call: F; payload: PayloadOf<F>; field: string; lane: string };
  /** Its writer, where somebody else may be signed in by now; the item waits for the writer. Default: who is signed in. */
  writer?: Writer;
};

/**
 * The outbox state for the header. `allSentAt`: when the last item was sent; null while something is waiting or if
 * nothing was ever sent.
 */
export type OutboxStatus = { waiting: number; failed: number; isSending: boolean; allSentAt: number | null };
