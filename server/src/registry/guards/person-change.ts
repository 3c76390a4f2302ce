import { requireSeat } from '../../subscriptions/seats.ts';
import { sentence } from '../../http/sentence.ts';
import { mayWrite } from '@fieldspan/contract/access-rules';
import { sql } from 'kysely';
import { Refusal } from '../../http/errors.ts';
import { requireOwnSignIn } from '../../http/own-sign-in.ts';
import { isMailAddress } from '../../http/mail-address.ts';
import type { Values, Write, Written } from '../entry.ts';
import { fieldWords } from '../model-words.ts';
import { secretSlug } from '../slug.ts';
import { mailInvitation } from './invitation-mail.ts';

/** A reset link sent here opens the account, so only the person may change these fields. */
const CONTACT_FIELDS = ['email', 'phone_mobile'];

/** Everybody may change their own record; with permission to write Users one may add people and correct their names. */
export async function checkPersonChange(write: Write): Promise<void> {
  const { before, values, session } = write;
  if (!before && !mayWrite('UserPermission')(session.viewer))
    throw new Refusal('You do not have permission to add Users.');
  await checkAddress(write);
  const isSelf = before?.['id'] === session.userId;
  if (before) checkContacts(before, write);
  // An existing account with this address is not revealed to the inviter: every new person starts as not having an
  // account until they answer.
  if (!before) values['is_account'] = false;
  if ('tenant_id' in values) await checkEmployer(write, isSelf);
}

async function checkAddress({ tx, before, values, session }: Write): Promise<void> {
  const { email } = values;
  // People who sign in on shared tablets may have no address. They may still save other fields, as long as the address
  // does not change.
  if (typeof email !== 'string' || (before && email === before['email'])) return;
  if (!isMailAddress(email)) throw new Refusal('This is not an e-mail address.');
  if (before?.['id'] === session.userId)
    throw new Refusal('Change your e-mail address under Sign-in and security, on your profile.');
  // If the same address is invited twice at once, the second invitation waits for this advisory lock and then finds the
  // first.
  const lock = `invite ${session.tenantId} ${email.toLowerCase()}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(tx);
  const colleague = await tx
    .selectFrom('user as u')
    .innerJoin('user_permission as p', 'p.user_id', 'u.id')
    .where('p.tenant_id', '=', session.tenantId)
    .where(sql<string>`lower(u.email)`, '=', email.toLowerCase())
    .where('u.id', '<>', Number(before?.['id'] ?? 0))
    .select(['p.is_inactive', 'p.invite_accepted'])
    .executeTakeFirst();
  if (colleague) throw new Refusal(knownWords(colleague));
}

/** The company already sees this person among its employees, so naming their state reveals nothing. */
function knownWords({ is_inactive, invite_accepted }: { is_inactive: number; invite_accepted: number }): string {
  if (is_inactive === 1) return 'This address belongs to an inactive employee. Reactivate them on their own page.';
  if (invite_accepted === 1) return 'This address belongs to one of your employees already.';
  return 'This address is invited already. Resend the invitation on the page of that employee.';
}

function checkContacts(before: Values, { session, values }: Write): void {
  if (before['id'] !== session.userId) refuseContactChange(before, values);
  else if (changedContacts(before, values).length > 0) requireOwnSignIn(session);
}

const changedContacts = (before: Values, values: Values): string[] =>
  CONTACT_FIELDS.filter((field) => field in values && values[field] !== before[field]);

/** The inviter may correct contact fields only until the invited person has an account of their own. */
function refuseContactChange(before: Values, values: Values): void {
  const changed = changedContacts(before, values);
  if (changed.length > 0 && before['is_account'] !== false)
    throw new Refusal(sentence`Only the person can change ${changed.map(fieldWords).join(' and ')}.`);
}

/** Switching the active tenant: the person must be employed there. */
async function checkEmployer({ tx, session, values }: Write, isSelf: boolean): Promise<void> {
  requireOwnSignIn(session);
  const wanted = Number(values['tenant_id']);
  const employment = isSelf
    ? await tx
        .selectFrom('user_permission')
        .where('user_id', '=', session.userId)
        .where('tenant_id', '=', wanted)
        .where('is_inactive', '=', 0)
        .where('invite_accepted', '=', 1)
        .select('id')
        .executeTakeFirst()
    : undefined;
  if (!employment) throw new Refusal('You do not work for this employer.');
}

/**
 * Creates the employment of a new person as an open invitation and mails it. A changed address gets the invitation
 * again.
 */
export async function employNewPerson(written: Written): Promise<void> {
  const { tx, session, before, values, id } = written;
  if (before) {
    if ('email' in values && before['id'] !== session.userId) mailInvitation(written, id);
    return;
  }
  await requireSeat(tx, session.tenantId, written.services.clock());
  await tx
    .insertInto('user_permission')
    .values({
      tenant_id: session.tenantId,
      user_id: id,
      slug: secretSlug(),
      role_type: 'Basic',
      module_permissions: '{}',
    })
    .execute();
  mailInvitation(written, id);
}
