import type { CallName, PayloadOf } from '../call-types.ts';
import type { ClockMark } from '../outbox/waited.ts';

/** What is sent of a press, but for how long it waited. */
type Payload = Omit<PayloadOf<Extract<CallName, 'Kiosk/press'>>, 'waited_ms'>;

/** One press of the clock on this kiosk that is not sent yet. The PIN is sealed in it, so the tablet keeps none. */
export type KioskPress = {
  clientKey: string;
  /** Presses are sent in this order. */
  at: number;
  name: string;
  payload: Payload;
  written: ClockMark;
  /** Why the server did not take it; null while it waits. */
  refusal: string | null;
};
