import { mayWrite } from '@fieldspan/contract/access-rules';
import { isFormSigned } from '../../forms/signers.ts';
import { Refusal } from '../../http/errors.ts';
import type { Write } from '../entry.ts';

/** Fields that only signing sets, because the signature's hash covers them. */
const BY_SIGNING = ['signature_json', 'completed_at', 'form_json'] as const;

/**
 * A save adds or corrects a participant; only `save-batch` and `sign` sign. The link for signing ends in the record's
 * secret slug.
 */
export async function checkParticipant(write: Write): Promise<void> {
  const { before, values } = write;
  if (before && before['completed_at'] !== null)
    throw new Refusal('This participant has signed: the record stays as it is.');
  if (BY_SIGNING.some((field) => (values[field] ?? null) !== null))
    throw new Refusal('A signature is given by its signer, on the form or by the link of the invitation.');
  if (before && ('form_id' in values || 'user_id' in values))
    throw new Refusal('A participant stays on their form. Take them out and add the other person.');
  if (before) return;
  await requireAuthor(write);
  values['acknowledgement_slug'] = values['slug'];
}

/** A form that the person may not read is refused as one that is not there. */
async function requireAuthor({ tx, session, values, mayRead }: Write): Promise<void> {
  const { form_id: formId, user_id: userId } = values;
  if (userId === session.userId || mayWrite('CompanyForm')(session.viewer)) return;
  if (typeof formId !== 'number' || !(await mayRead('CompanyForm', formId))) return;
  const { created_by: author } = await tx
    .selectFrom('company_form')
    .where('tenant_id', '=', session.tenantId)
    .where('id', '=', formId)
    .select('created_by')
    .executeTakeFirstOrThrow();
  if (author !== session.userId) throw new Refusal(OWN_ALONE);
}

/** Said to somebody who may read a form and not change it. */
export const OWN_ALONE =
  'You can sign this form for yourself. Whoever filled it in, and people who manage company forms, add others.';

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
