import * as v from 'valibot';
import type { Tx } from '../../db/database.ts';
import { TooMany } from '../../http/errors.ts';
import { shortText } from '../../http/fields.ts';
import { sentence } from '../../http/sentence.ts';
import type { OpenRoute } from '../../http/route.ts';
import type { Services } from '../../http/context.ts';
import { sendSigningLink } from './send-signing-link.ts';
import { isEndedLink } from './signing-link.ts';

const Part = v.pipe(shortText(200), v.nonEmpty('must not be empty'));
const RenewSchema = v.object({ slug: Part, acknowledgement_slug: Part, token: Part });
type Ended = v.InferOutput<typeof RenewSchema>;

/**
 * A signer whose link has ended asks for a new one. It goes to the address of the invitation and to no other; the old
 * link stays dead. The answer never says whether anything was sent.
 */
export const renewLink: OpenRoute = {
  verb: 'POST',
  path: 'CompanyFormAcknowledgement/renew-link',
  before: 'terms',
  summary: 'Send a new signing link, in place of one that has ended, to the address of the invitation',
  session: 'none',
  takes: RenewSchema,
  async handle({ read, services, headers, address }) {
    const asked = await read(RenewSchema);
    await services.limits.take('renew-link', address);
    const ended = await services.db.system((tx) => endedInvitation(tx, asked));
    if (ended && (await mayBeAsked(services, ended.id))) await send({ services, headers }, ended);
    return null;
  },
};

/** The participant of a link that has ended by itself; null after declining, and for an inactive form. */
async function endedInvitation(tx: Tx, { slug, acknowledgement_slug, token }: Ended) {
  const [found, ...others] = await tx
    .selectFrom('company_form_acknowledgement as a')
    .innerJoin('company_form as f', (on) => on.onRef('f.id', '=', 'a.form_id').onRef('f.tenant_id', '=', 'a.tenant_id'))
    .innerJoin('company as c', 'c.id', 'a.tenant_id')
    .where('f.slug', '=', slug)
    .where('f.is_deactivated', '=', 0)
    .where('a.acknowledgement_slug', '=', acknowledgement_slug)
    .where('a.declined_at', 'is', null)
    .select([
      'a.id',
      'a.tenant_id',
      'a.email',
      'a.phone',
      'a.acknowledgement_slug',
      'f.slug',
      'f.child_template_description as form',
      'c.company_name',
    ])
    .limit(2)
    .execute();
  if (!found || others.length > 0) return null;
  const isEnded = await isEndedLink(tx, { tenantId: found.tenant_id, acknowledgementId: found.id }, token);
  return isEnded ? found : null;
}

/** Asking too often gets the same answer, and no message. */
async function mayBeAsked({ limits }: Services, id: number): Promise<boolean> {
  try {
    await limits.take('signer-asked', id);
    return true;
  } catch (error) {
    if (error instanceof TooMany) return false;
    throw error;
  }
}

type Invitation = NonNullable<Awaited<ReturnType<typeof endedInvitation>>>;

async function send(sender: { services: Services; headers: Headers }, ended: Invitation): Promise<void> {
  const form = ended.form ?? 'a form';
  await sendSigningLink(sender, ended, {
    sms: sentence`Your new link to ${form} of ${ended.company_name}`,
    subject: sentence`Your new link to ${form}`,
    before: [
      sentence`Somebody opened your earlier link to “${form}” of ${ended.company_name}, which has ended, and asked for a new one. Here it is:`,
    ],
    after: sentence`The link is yours alone and works for 30 days. If it was not you, leave it: the earlier link stays closed.`,
  }).catch((error: unknown) => sender.services.log.error({ err: error }, 'new signing link not sent'));
}
