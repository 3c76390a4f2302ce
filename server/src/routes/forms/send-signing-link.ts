import type { Services } from '../../http/context.ts';
import { publicOrigin } from '../../http/origin.ts';
import { makeSigningLink } from './signing-link.ts';

/** A participant without an account, and the slug of their form. */
export type Reached = {
  id: number;
  tenant_id: number;
  email: string | null;
  phone: string | null;
  acknowledgement_slug: string | null;
  slug: string;
};

type LinkWords = { sms: string; subject: string; text: (link: string) => string };
type Sender = { services: Services; headers: Headers };

/** Makes a new signing link and sends it by SMS and by e-mail, as far as the participant has such an address. */
export async function sendSigningLink(
  { services, headers }: Sender,
  { id, tenant_id: tenantId, email, phone, acknowledgement_slug, slug }: Reached,
  words: LinkWords,
): Promise<void> {
  const { db, notifier, config } = services;
  const origin = publicOrigin(config, headers);
  const token = await db.system((tx) => makeSigningLink(tx, { tenantId, acknowledgementId: id }));
  const link = `${origin}/form/external/${slug}/${acknowledgement_slug ?? ''}/${token}`;
  if (phone && notifier.sms) await notifier.sms({ to: phone, text: `${words.sms}: ${link}` });
  if (email) await notifier.mail({ to: email, subject: words.subject, text: words.text(link) });
}
