import type { Signature, SigningMethod, TrailPoint } from '@fieldspan/domain/signature';
import { useState } from 'react';
import { finishSignature } from './finish-signature.ts';
import type { SignatureFields, Wrong } from './finish-signature.ts';
import { signaturePng } from './signature-png.ts';

export type SignatureDraft = {
  fields: SignatureFields;
  setName: (name: string) => void;
  setMethod: (method: SigningMethod) => void;
  setTrail: (trail: readonly TrailPoint[]) => void;
  setReason: (reason: string) => void;
  wrong: Wrong;
  /** The signature; null if something is missing, which `wrong` then names. */
  finish: () => Signature | null;
};

type Opened = { value: Signature | null; name: string; face: 'sign' | 'skip' };

/** A signature being made. */
export function useSignatureDraft({ value, name, face }: Opened): SignatureDraft {
  const [fields, setFields] = useState(() => fieldsOf(value, name));
  const [wrong, setWrong] = useState<Wrong>({});
  const change = (part: Partial<SignatureFields>) => setFields((before) => ({ ...before, ...part }));

  const finish = () => {
    const finished = finishSignature(fields, { face, asked: wrong.askedInk });
    if ('wrong' in finished) {
      setWrong(finished.wrong);
      return null;
    }
    const { signature } = finished;
    return signature.sigSkipped ? signature : { ...signature, dataUrl: signaturePng(signature) };
  };

  return {
    fields,
    setName: (typed) => change({ name: typed }),
    setMethod: (method) => change({ method }),
    setTrail: (trail) => change({ trail }),
    setReason: (reason) => change({ reason }),
    wrong,
    finish,
  };
}

function fieldsOf(value: Signature | null, name: string): SignatureFields {
  const method = value?.method ?? 'drawn';
  return {
    name: value?.name || name,
    method,
    trail: method === 'drawn' ? (value?.trail ?? []) : [],
    reason: value?.sigSkippedReason ?? '',
  };
}
