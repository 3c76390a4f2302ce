import { hasModule } from '@fieldspan/domain/access';
import { Refusal } from '../../http/errors.ts';
import { isMailAddress } from '../../http/mail-address.ts';
import { newToken } from '../../http/token.ts';
import type { Values, Write, Written } from '../entry.ts';
import { fieldWords } from '../model-words.ts';
import { mailInvitation } from './invitation-mail.ts';

/** What opens an account by a reset link belongs to the person alone. */
const CONTACT_FIELDS = ['email', 'phone_mobile'];

/** Everybody changes themselves; Users write adds people and corrects names. */
export async function checkPersonChange(write: Write): Promise<void> {
  const { before, values, session } = write;
  if (!before && !hasModule(session.viewer, 'Users', 'write'))
    throw new Refusal('You do not have permission to add Users.');
  if (typeof values['email'] === 'string' && !isMailAddress(values['email']))
    throw new Refusal('This is not an e-mail address.');
  const isSelf = before?.['id'] === session.userId;
  if (before && !isSelf) refuseContactChange(before, values);
  if ('tenant_id' in values) await checkEmployer(write, isSelf);
}

/** Until the person works for somebody, whoever invited may still correct the address. */
function refuseContactChange(before: Values, values: Values): void {
  const changed = CONTACT_FIELDS.filter((field) => field in values && values[field] !== before[field]);
  if (changed.length > 0 && before['tenant_id'] !== 0)
    throw new Refusal(`Only the person can change ${changed.map(fieldWords).join(' and ')}.`);
}

/** Switching the active employer: to one that employs the person. */
async function checkEmployer({ tx, session, values }: Write, isSelf: boolean): Promise<void> {
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

/** A new person starts as an invitation to the employer that added them, sent by mail; Users grants the rest. */
export async function employNewPerson(written: Written): Promise<void> {
  const { tx, session, before, id } = written;
  if (before) return;
  const token = newToken();
  await tx
    .insertInto('user_permission')
    .values({
      tenant_id: session.tenantId,
      user_id: id,
      slug: token,
      role_type: 'Basic',
      module_permissions: '{}',
    })
    .execute();
  mailInvitation(written, { userId: id, token });
}
