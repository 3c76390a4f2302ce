import { isFormSigned } from '../../forms/signers.ts';
import { Refusal } from '../../http/errors.ts';
import type { Write } from '../entry.ts';

/** Fields that only signing sets, because the signature's hash covers them. */
const BY_SIGNING = ['signature_json', 'completed_at', 'form_json'] as const;

/**
 * A save adds or corrects a participant; only `save-batch` and `sign` sign. The link for signing ends in the record's
 * secret slug.
 */
export function checkParticipant({ before, values }: Write): void {
  if (before && before['completed_at'] !== null)
    throw new Refusal('This participant has signed: the record stays as it is.');
  if (BY_SIGNING.some((field) => (values[field] ?? null) !== null))
    throw new Refusal('A signature is given by its signer, on the form or by the link of the invitation.');
  if (before && ('form_id' in values || 'user_id' in values))
    throw new Refusal('A participant stays on their form. Take them out and add the other person.');
  if (!before) values['acknowledgement_slug'] = values['slug'];
}

type Removal = Pick<Write, 'tx' | 'session' | 'before'>;

/** Refuses to delete a participant who has signed. */
export function keepSignature({ before }: Removal): void {
  if (before?.['completed_at'] !== null)
    throw new Refusal('A signature stays with its form. Whoever signed can withdraw it, with a reason.');
}

/** Refuses to delete a form that somebody has signed. */
export async function refuseSignedForm({ tx, session, before }: Removal): Promise<void> {
  if (await isFormSigned({ tx, session }, Number(before?.['id'])))
    throw new Refusal(
      'This form is signed and stays. Say that it no longer counts instead: deactivate it, with a reason.',
    );
}
