import type { Saved } from '@fieldspan/contract/envelope';
import type { CallName, PayloadOf } from '../call-types.ts';
import type { Explanation } from '../explain.ts';

/**
 * - `waiting`: goes when its turn comes
 * - `sending`: on the wire; it may have arrived already
 * - `failed`: the server said no; it goes again only when the person says so
 */
export type OutboxState = 'waiting' | 'sending' | 'failed';

/** What a screen sees of one piece of unsent work. */
export type OutboxItem = {
  /** Unique for ever; the server answers a repeat with the first record. */
  clientKey: string;
  /** Items of a lane go one at a time and in the order they were written. */
  lane: string;
  /** What the lane is, in the person's words; null where the label says enough. */
  laneLabel: string | null;
  call: CallName;
  payload: Readonly<Record<string, unknown>>;
  /** What it is, in the person's words. */
  label: string;
  state: OutboxState;
  /** Why it failed, in words; also the last reason why a waiting item did not get through. */
  error: Explanation | null;
  /** By this device's clock, for display only. */
  createdAt: number;
  /** A file goes first. */
  fileName: string | null;
  /** Of that file, once it has arrived. */
  uploadId: number | null;
  /** What its writer wanted to find again. */
  memo: unknown;
  /** The record that has to be there before it; null when it needs none. */
  first: FirstRecord | null;
  /** Client keys of what has to be gone before it goes, such as the pictures of a form. */
  after: readonly string[];
  /** Address at which its writer goes on with it when the server refuses it; null where a person can only send it again. */
  editAt: string | null;
  /** Whether it outlives this page: false where the browser has no room for it, or forbids it. */
  isDurable: boolean;
};

/** A record that something sent needs and that begins with it, as a thread begins with its first message. */
export type FirstRecord = {
  call: CallName;
  payload: Readonly<Record<string, unknown>>;
  /** Field of the item's own payload that gets its id; `records.*.form_id` is that of each record in a list. */
  field: string;
  /** With its id at the end, the lane in which the item goes on. */
  lane: string;
  /** Once the server has it. */
  made: Saved | null;
};

/** What a person wants sent. */
export type Outgoing<C extends CallName, F extends CallName = never> = {
  lane: string;
  call: C;
  /** `client_key` is added when it is not there. */
  payload: PayloadOf<C>;
  label: string;
  laneLabel?: string;
  /**
   * A field of the payload that gets the whole milliseconds for which the item waited on this device, filled in when
   * it is sent: the server subtracts them from its own clock and needs no time of the device's.
   */
  waitedField?: string;
  /** Kept with the item and never sent; plain values only. */
  memo?: unknown;
  /** Client keys of unsent work that goes first. */
  after?: readonly string[];
  /**
   * Address of the screen where its writer goes on with it when it is refused, from what `memo` holds; `unsent` with its
   * client key is added.
   */
  editAt?: string;
  /** Uploaded before the call; its id goes into the payload's `field`. */
  blob?: { file: File; field: string };
  /**
   * Saved before everything else. A try whose answer got lost is repeated, so its payload must name what it saves: a
   * `client_key`, or a record that has only one of them.
   */
  first?: { call: F; payload: PayloadOf<F>; field: string; lane: string };
};

/** What the header says. `allSentAt`: when the last one arrived, null while something waits or nothing was ever sent. */
export type OutboxStatus = { waiting: number; failed: number; isSending: boolean; allSentAt: number | null };
