import type { Booking } from '@fieldspan/api/queries/bookings';
import type { Condition, HandOver } from '@fieldspan/domain/equipment/custody';
import type { Signature } from '@fieldspan/domain/signature';
import { useState } from 'react';
import type { HandOverDetails } from './send-hand-over.ts';

type Filled = Omit<HandOverDetails, 'kind' | 'signature_json' | 'condition'> & {
  condition: Condition | '';
  signature: Signature | null;
  /** What is brought back damaged is taken out of service too. */
  isStopped: boolean;
};

const EMPTY: Filled = {
  to_user_id: null,
  job_id: null,
  place_id: null,
  booking_id: null,
  due_on: '',
  condition: '',
  note: '',
  photos: [],
  signature: null,
  isStopped: true,
};

type Beginning = {
  kind: HandOver;
  /** Who may only take equipment themselves. */ toSelf: number | null;
  booking: Booking | null;
};

/** To whom and in what state all pieces of a pass go. */
export function useDetails({ kind, toSelf, booking }: Beginning) {
  const blank: Filled = { ...EMPTY, ...(kind === 'out' && { to_user_id: toSelf }), ...(booking && bookedFor(booking)) };
  const [filled, setFilled] = useState(blank);
  const set = (part: Partial<Filled>) => setFilled((before) => ({ ...before, ...part }));
  const { signature, condition, isStopped, ...rest } = filled;
  const details: HandOverDetails = {
    ...rest,
    kind,
    condition: condition === '' ? null : condition,
    signature_json: signature && JSON.stringify({ ...signature, dataUrl: '' }),
  };
  const stops = kind === 'in' && condition === 'damaged' && isStopped;
  return { filled, set, details, stops, clear: () => setFilled(blank) };
}

const bookedFor = ({ id, job_id, for_user_id, to_on }: Booking): Partial<Filled> => ({
  booking_id: id,
  job_id,
  to_user_id: for_user_id,
  due_on: to_on,
});

export type Details = ReturnType<typeof useDetails>;
