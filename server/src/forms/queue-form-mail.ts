import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import { noteActivity } from '../history/note-activity.ts';

export type MailRecipient = { email: string; userId: number | null };

export type FormMailing = {
  tenantId: number;
  formId: number;
  revision: number;
  recipients: readonly MailRecipient[];
  /** Who pressed Send; null if the template names the recipients. */
  sentBy: number | null;
  /** Names this mailing: the same one queues nothing for an address that it was queued for. */
  key: string;
  note: string | null;
  /** The time zone of the PDF's times. */
  zone: string;
  /** The base URL of links in the mail. */
  origin: string;
  /** How long it waits, for what belongs into it. */
  waitS: number;
};

/** Queues a form to be sent by mail in the transaction of the press, and notes in the form's history to whom. */
export async function queueFormMail(tx: Tx, mailing: FormMailing): Promise<string[]> {
  const {
    tenantId: tenant_id,
    formId: form_id,
    revision,
    recipients,
    sentBy,
    key,
    note,
    zone,
    origin,
    waitS,
  } = mailing;
  if (recipients.length === 0) return [];
  const queued = await tx
    .insertInto('form_mail')
    .values(
      recipients.map(({ email, userId }) => ({
        tenant_id,
        form_id,
        revision,
        email,
        user_id: userId,
        sent_by: sentBy,
        is_automatic: sentBy === null ? (1 as const) : (0 as const),
        client_key: `${key}/${email}`,
        note,
        zone,
        origin,
        due_at: sql<string>`now() + make_interval(secs => ${waitS})`,
      })),
    )
    .onConflict((there) => there.columns(['tenant_id', 'client_key']).doNothing())
    .returning('email')
    .execute();
  const emails = queued.map(({ email }) => email);
  if (emails.length > 0)
    await noteActivity(tx, {
      kind: 'export',
      happened: 'mailed',
      model: 'CompanyForm',
      recordId: form_id,
      details: { email: emails.join(', ') },
    });
  return emails;
}

/** How long a form that was just stored waits for its signatures, which come with a call of their own. */
export const SIGNATURES_WAIT_S = 120;

/** The signatures of a form are stored: what waited for them is sent. */
export async function releaseFormMail(tx: Tx, { tenantId, formId }: { tenantId: number; formId: number }) {
  await tx
    .updateTable('form_mail')
    .set({ due_at: sql<string>`now()` })
    .where('tenant_id', '=', tenantId)
    .where('form_id', '=', formId)
    .where('is_automatic', '=', 1)
    .where('state', '=', 'waiting')
    .where('attempts', '=', 0)
    .execute();
}
