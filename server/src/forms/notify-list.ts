import { mailList } from '@fieldspan/domain/mail-list';
import { Refusal } from '../http/errors.ts';
import { zoneOf } from '../http/note-reader.ts';
import { publicOrigin } from '../http/origin.ts';
import { sentence } from '../http/sentence.ts';
import type { Written } from '../registry/entry.ts';
import { SIGNATURES_WAIT_S, queueFormMail } from './queue-form-mail.ts';

/** How many addresses a template sends to. */
const LIST_MAX = 20;

/** The list as it is stored: one address a line; null for none. @throws Refusal that names each wrong address */
export function checkedNotifyList(text: string): string | null {
  const { addresses, wrong } = mailList(text);
  if (wrong.length > 0)
    throw new Refusal(...wrong.slice(0, LIST_MAX).map((address) => sentence`“${address}” is not an e-mail address.`));
  if (addresses.length > LIST_MAX)
    throw new Refusal(sentence`A form is sent to ${LIST_MAX} addresses at most. Use a group address for more.`);
  return addresses.length === 0 ? null : addresses.join('\n');
}

/** Queues a form that was just stored for the addresses of its template, once for the form. */
export async function mailToList(write: Written, form: { childTemplateId: number; revision: number }): Promise<void> {
  const { tx, session, services, headers, id } = write;
  const { tenantId } = session;
  const template = await tx
    .selectFrom('form_child_template')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', form.childTemplateId)
    .select('notify_emails')
    .executeTakeFirst();
  const { addresses } = mailList(template?.notify_emails ?? '');
  if (addresses.length === 0) return;
  await queueFormMail(tx, {
    tenantId,
    formId: id,
    revision: form.revision,
    recipients: addresses.map((email) => ({ email, userId: null })),
    sentBy: null,
    key: `submitted/${id}`,
    note: null,
    zone: await zoneOf(tx, session.userId),
    origin: publicOrigin(services.config, headers),
    waitS: SIGNATURES_WAIT_S,
  });
}
