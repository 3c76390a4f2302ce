import type { Sentence } from '@fieldspan/contract/sentence';
import type { Services } from '../../http/context.ts';
import { publicOrigin } from '../../http/origin.ts';
import { speechOf } from '../../notify/speech.ts';
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

/** `before` and `after`: the paragraphs round the link; the last one before it introduces it. */
export type LinkWords = { sms: Sentence; subject: Sentence; before: readonly Sentence[]; after: Sentence };
type Sender = { services: Services; headers: Headers };

/**
 * Makes a new signing link and sends it by SMS and by e-mail, as far as the participant has such an address. Nobody knows what
 * somebody without an account reads: it is written in the language of the page that asks for it.
 */
export async function sendSigningLink(
  { services, headers }: Sender,
  { id, tenant_id: tenantId, email, phone, acknowledgement_slug, slug }: Reached,
  words: LinkWords,
): Promise<void> {
  const { db, notifier, config } = services;
  const origin = publicOrigin(config, headers);
  const token = await db.system((tx) => makeSigningLink(tx, { tenantId, acknowledgementId: id }));
  const link = `${origin}/form/external/${slug}/${acknowledgement_slug ?? ''}/${token}`;
  const { say } = speechOf(headers.get('page-language'));
  if (phone && notifier.sms) await notifier.sms({ to: phone, text: `${say(words.sms)}: ${link}` });
  if (!email) return;
  const text = `${words.before.map(say).join('\n\n')}\n${link}\n\n${say(words.after)}\n`;
  await notifier.mail({ to: email, subject: say(words.subject), text });
}
