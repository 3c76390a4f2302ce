import type { Sentence } from '@fieldspan/contract/sentence';
import { formNumber } from '@fieldspan/domain/form-number';
import type { Tx } from '../db/database.ts';
import type { Session } from '../http/context.ts';
import { sentence } from '../http/sentence.ts';
import { publicOrigin } from '../http/origin.ts';
import { postNotification } from '../notify/post-notification.ts';
import { speechOf } from '../notify/speech.ts';
import type { Speech } from '../notify/speech.ts';
import type { Written } from '../registry/entry.ts';
import { makeSigningLink } from '../routes/forms/signing-link.ts';

/** Whether anybody has signed the form; a withdrawn signature counts too. */
export async function isFormSigned({ tx, session }: { tx: Tx; session: Session }, formId: number): Promise<boolean> {
  const signed = await tx
    .selectFrom('company_form_acknowledgement')
    .where('tenant_id', '=', session.tenantId)
    .where('form_id', '=', formId)
    .where('completed_at', 'is not', null)
    .select('id')
    .executeTakeFirst();
  return signed !== undefined;
}

type Signer = { id: number; user_id: number | null; email: string | null; acknowledgement_slug: string | null };

/** Notifies everybody who signed that the form has changed: people with an account in the app, others by mail. */
export async function tellSigners({
  tx,
  session,
  services,
  headers,
  before,
  reason,
  id,
  afterCommit,
}: Written): Promise<void> {
  const { tenantId, userId } = session;
  const signers = await tx
    .selectFrom('company_form_acknowledgement')
    .where('tenant_id', '=', tenantId)
    .where('form_id', '=', id)
    .where('completed_at', 'is not', null)
    .select(['id', 'user_id', 'email', 'acknowledgement_slug'])
    .execute();
  const slug = String(before?.['slug']);
  const message = sentence`A form that you signed was changed (number ${formNumber(id)}): ${reason ?? ''}`;
  const users = new Set(signers.flatMap((signer) => signer.user_id ?? []).filter((signer) => signer !== userId));
  const news = { kind: 'forms', tenantId, message, link: `/form/view/${slug}` } as const;
  for (const signer of users)
    await postNotification(tx, { ...news, userId: signer, about: { of: 'company_form', id } });
  const external = signers.filter((signer) => signer.user_id === null && signer.email);
  if (users.size + external.length === 0) return;
  afterCommit(async () => {
    services.push.wake();
    const origin = publicOrigin(services.config, headers);
    const speech = speechOf(headers.get('page-language'));
    for (const signer of external) await mailSigner(services, signer, { origin, slug, message, tenantId, speech });
  });
}

type News = { origin: string; slug: string; message: Sentence; tenantId: number; speech: Speech };

/** Mails a new link, because the one they signed with may have expired. */
async function mailSigner({ db, notifier }: Written['services'], signer: Signer, news: News): Promise<void> {
  const { origin, slug, message, tenantId } = news;
  const token = await db.system((tx) => makeSigningLink(tx, { tenantId, acknowledgementId: signer.id }));
  const link = `${origin}/form/external/${slug}/${signer.acknowledgement_slug ?? ''}/${token}`;
  const { say } = news.speech;
  const kept = say(sentence`What you signed is kept and shown beside it:`);
  await notifier.mail({
    to: signer.email ?? '',
    subject: say(sentence`A form that you signed was changed`),
    text: `${say(message)}\n\n${kept}\n${link}\n\n${say(sentence`The link is yours alone and works for 30 days.`)}\n`,
  });
}
