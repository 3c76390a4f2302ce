import { mailList } from '@fieldspan/domain/mail-list';
import * as v from 'valibot';
import type { Tx } from '../../db/database.ts';
import type { MailRecipient } from '../../forms/queue-form-mail.ts';
import { queueFormMail } from '../../forms/queue-form-mail.ts';
import type { Session } from '../../http/context.ts';
import { Refusal } from '../../http/errors.ts';
import { WholeNumber, jsonText, shortText } from '../../http/fields.ts';
import { publicOrigin } from '../../http/origin.ts';
import type { SignedInRoute } from '../../http/route.ts';
import { sentence } from '../../http/sentence.ts';
import { mayReadRecord } from '../../registry/may-read.ts';
import { ZoneSchema } from './pdf-response.ts';

/** How many recipients one press has. */
const RECIPIENTS_MAX = 30;
const TYPED_MAX = 5000;

const SendSchema = v.object({
  id: WholeNumber,
  /** The revision on the screen. */
  revision: WholeNumber,
  to: v.optional(shortText(TYPED_MAX), ''),
  users: v.optional(jsonText(v.array(v.pipe(v.number(), v.safeInteger()))), '[]'),
  note: v.optional(shortText(1000), ''),
  zone: ZoneSchema,
  client_key: v.pipe(shortText(100), v.nonEmpty('must not be empty')),
});

type Refused = { address: string; reason: 'no-address' | 'none-known' };

/** Sends a filled form as a PDF to colleagues and to addresses that were typed in; the mails go out in the background. */
export const sendForm: SignedInRoute = {
  verb: 'POST',
  path: 'CompanyForm/send',
  summary: 'Send a filled form as a PDF by e-mail, to addresses (to) and colleagues (users: a JSON list of ids)',
  session: 'required',
  takes: SendSchema,
  async handle({ read, session, services, headers, transact }) {
    const { id, revision, to, users, note, zone, client_key } = await read(SendSchema);
    const { tenantId, userId } = session;
    const typed = mailList(to);
    const { recipients, refused } = await transact(async (tx) => {
      await requireReadable({ tx, session }, { id, revision });
      return addressesOf(tx, tenantId, { typed, users });
    });
    if (recipients.length > RECIPIENTS_MAX)
      throw new Refusal(sentence`A form is sent to ${RECIPIENTS_MAX} people at a time at most.`);
    if (recipients.length === 0) throw new Refusal(...noneOf(refused));
    // Outside the transaction, because counting uses a connection of its own.
    for (let count = 0; count < recipients.length; count += 1) await services.limits.take('form-mail', userId);
    await transact(async (tx) => {
      await requireReadable({ tx, session }, { id, revision });
      await queueFormMail(tx, {
        tenantId,
        formId: id,
        revision,
        recipients,
        sentBy: userId,
        key: `sent/${userId}/${client_key}`,
        note: note === '' ? null : note,
        zone,
        origin: publicOrigin(services.config, headers),
        waitS: 0,
      });
    });
    return { sent: recipients.map(({ email }) => email), refused };
  },
};

const noneOf = (refused: readonly Refused[]) =>
  refused.length === 0
    ? ['Say to whom the form is sent.']
    : refused.map(({ address, reason }) =>
        reason === 'no-address'
          ? sentence`“${address}” is not an e-mail address.`
          : sentence`${address} has no e-mail address.`,
      );

type Reader = { tx: Tx; session: Session };

/** @throws Refusal for a form that the person cannot read */
async function requireReadable({ tx, session }: Reader, { id, revision }: { id: number; revision: number }) {
  if (!(await mayReadRecord({ tx, identity: session }, 'CompanyForm', id)))
    throw new Refusal('This form was not found.');
  const found = await tx
    .selectFrom('company_form')
    .where('tenant_id', '=', session.tenantId)
    .where('id', '=', id)
    .select('revision')
    .executeTakeFirstOrThrow();
  if (revision < 1 || revision > found.revision) throw new Refusal('This form has no such revision.');
}

type Asked = { typed: ReturnType<typeof mailList>; users: readonly number[] };

async function addressesOf(tx: Tx, tenantId: number, { typed, users }: Asked) {
  const colleagues =
    users.length === 0
      ? []
      : await tx
          .selectFrom('user as u')
          .innerJoin('user_permission as p', 'p.user_id', 'u.id')
          .where('p.tenant_id', '=', tenantId)
          .where('p.is_inactive', '=', 0)
          .where('u.id', 'in', [...users])
          .select(['u.id', 'u.email', 'u.first_name', 'u.last_name'])
          .distinct()
          .execute();
  const byAddress = new Map<string, MailRecipient>();
  const refused: Refused[] = typed.wrong.map((address) => ({ address, reason: 'no-address' }));
  for (const { id, email, first_name, last_name } of colleagues) {
    const [address] = mailList(email).addresses;
    if (address !== undefined) byAddress.set(address, { email: address, userId: id });
    else refused.push({ address: [first_name, last_name].filter(Boolean).join(' '), reason: 'none-known' });
  }
  if (users.some((id) => !colleagues.some((colleague) => colleague.id === id)))
    throw new Refusal('One of these people does not work here any more. Choose anew.');
  for (const email of typed.addresses) if (!byAddress.has(email)) byAddress.set(email, { email, userId: null });
  return { recipients: [...byAddress.values()], refused };
}
