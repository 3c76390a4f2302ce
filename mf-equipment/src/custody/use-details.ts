import type { Condition, HandOver } from '@fieldspan/domain/equipment/custody';
import type { Signature } from '@fieldspan/domain/signature';
import { useState } from 'react';
import type { HandOverDetails } from './send-hand-over.ts';

type Filled = Omit<HandOverDetails, 'kind' | 'signature_json' | 'condition'> & {
  condition: Condition | '';
  signature: Signature | null;
};

const EMPTY: Filled = {
  to_user_id: null,
  job_id: null,
  place_id: null,
  due_on: '',
  condition: '',
  note: '',
  photos: [],
  signature: null,
};

/** To whom and in what state all pieces of a pass go. @param toSelf who may only take equipment themselves */
export function useDetails(kind: HandOver, toSelf: number | null) {
  const blank: Filled = { ...EMPTY, to_user_id: kind === 'out' ? toSelf : null };
  const [filled, setFilled] = useState(blank);
  const set = (part: Partial<Filled>) => setFilled((before) => ({ ...before, ...part }));
  const { signature, condition, ...rest } = filled;
  const details: HandOverDetails = {
    ...rest,
    kind,
    condition: condition === '' ? null : condition,
    signature_json: signature && JSON.stringify({ ...signature, dataUrl: '' }),
  };
  return { filled, set, details, clear: () => setFilled(blank) };
}

export type Details = ReturnType<typeof useDetails>;
