import { SWITCH_PASSWORD } from '@fieldspan/domain/switch-password';
import { sql } from 'kysely';
import * as v from 'valibot';
import type { Tx } from '../../db/database.ts';
import { noteActivity, whereFrom } from '../../history/note-activity.ts';
import { Refusal } from '../../http/errors.ts';
import { shortText } from '../../http/fields.ts';
import type { Ask, OpenRoute } from '../../http/route.ts';
import { accountByEmail } from './account-by-email.ts';
import { countSignIn } from './count-sign-in.ts';
import { employerOfPartner } from './partner-access.ts';
import { PASSWORD_LENGTH_MAX, isPassword } from './password.ts';
import { signedInOrAsked } from './sign-in-step.ts';
import { switchUser } from './switch-user.ts';

/** The same sentence for an unknown account and a wrong password, so that it reveals neither. */
const WRONG = 'Incorrect credentials';

const CredentialsSchema = v.object({
  email: shortText(254),
  password: v.pipe(v.string(), v.maxLength(PASSWORD_LENGTH_MAX, WRONG)),
  channel_partner_email: v.optional(shortText(254)),
});
type Credentials = v.InferOutput<typeof CredentialsSchema>;

export const authenticate: OpenRoute = {
  verb: 'POST',
  path: 'user/authenticate',
  before: 'terms',
  summary: 'Sign in; partner access sends channel_partner_email as well',
  session: 'optional',
  takes: CredentialsSchema,
  async handle(ask) {
    const credentials = await ask.read(CredentialsSchema);
    const { session, services } = ask;
    const { email, password } = credentials;
    const isSwitch = password === SWITCH_PASSWORD && session !== null && services.config.demo !== '0';
    return isSwitch ? services.db.system((tx) => switchUser(tx, { session, email }, ask)) : enter(ask, credentials);
  },
};

async function enter(ask: Ask, { email, password, channel_partner_email: partner }: Credentials) {
  const { db, config } = ask.services;
  const forgive = await countSignIn(ask, email);
  const account = await db.system((tx) => accountOf(tx, email));
  const isRight = await isPassword(account?.password_hash ?? null, password);
  if (!account || !isRight) {
    if (account) await noteWrongPassword(ask, account);
    throw new Refusal(WRONG);
  }
  if (account.is_of_demo && config.demo === '0')
    throw new Refusal('This account is of the demo, and there is no demo here.');
  if (account.is_shut_out) throw new Refusal('Your account is not active. Please ask your employer.');
  await forgive();
  return db.system(async (tx) => {
    const tenantId = partner === undefined ? undefined : await employerOfPartner(tx, account.id, partner);
    return signedInOrAsked(tx, { userId: account.id, tenantId }, ask);
  });
}

/**
 * Adds the failed try to the activity of the account's company, so that the owner can see it. No person is recorded,
 * because nobody has signed in.
 */
function noteWrongPassword(ask: Ask, { id, tenant_id }: { id: number; tenant_id: number }): Promise<void> {
  return ask.services.db.system((tx) =>
    noteActivity(tx, {
      kind: 'sign_in',
      happened: 'sign_in_failed',
      model: 'User',
      recordId: id,
      details: whereFrom(ask),
      tenantId: tenant_id,
    }),
  );
}

/** `is_shut_out`: the person was employed, and is inactive at every company. */
function accountOf(tx: Tx, email: string) {
  return accountByEmail(tx, email)
    .leftJoin('user_secret', 'user_secret.user_id', 'user.id')
    .select(['user.id', 'user.tenant_id', 'user_secret.password_hash'])
    .select([
      sql<boolean>`coalesce((select bool_and(p.is_inactive = 1) from user_permission p where p.user_id = "user".id), false)`.as(
        'is_shut_out',
      ),
      sql<boolean>`exists (select from demo_person d where d.user_id = "user".id)`.as('is_of_demo'),
    ])
    .executeTakeFirst();
}
