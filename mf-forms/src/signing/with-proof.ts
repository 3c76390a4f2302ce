import type { Participant } from '@fieldspan/domain/participant';
import { withEvidence } from '../parts/signing-evidence.ts';
import type { SignedForm } from '../parts/signing-evidence.ts';

/** Somebody who has signed, with the proof of what they signed. */
export async function withProof(participant: Participant, form: SignedForm): Promise<Participant> {
  const { signature, completed_at: at } = participant;
  if (signature === null || at === null) return participant;
  return { ...participant, signature: await withEvidence(signature, form, at) };
}
