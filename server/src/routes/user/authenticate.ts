import { SWITCH_PASSWORD } from '@fieldspan/domain/switch-password';
import { sql } from 'kysely';
import * as v from 'valibot';
import type { Tx } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';
import { shortText } from '../../http/fields.ts';
import type { Ask, OpenRoute } from '../../http/route.ts';
import { countAttempt, forgiveAttempts } from './attempts.ts';
import { enterByPartner } from './partner-access.ts';
import { PASSWORD_LENGTH_MAX, isPassword } from './password.ts';
import { signedIn } from './signed-in.ts';
import { switchUser } from './switch-user.ts';

/** One sentence for every wrong guess: which half of it was wrong is nobody's business. */
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
  summary: 'Sign in; partner access sends channel_partner_email as well',
  session: 'optional',
  async handle(ask) {
    const credentials = await ask.read(CredentialsSchema);
    const { session, services, headers } = ask;
    const { email, password } = credentials;
    const isSwitch = password === SWITCH_PASSWORD && session !== null && !services.config.isProduction;
    return isSwitch ? services.db.system((tx) => switchUser(tx, { session, email }, headers)) : enter(ask, credentials);
  },
};

async function enter(
  { services: { db }, address, headers }: Ask,
  { email, password, channel_partner_email: partner }: Credentials,
) {
  const attempt = { account: email, address };
  await countAttempt(db, attempt);
  const account = await db.system((tx) => accountOf(tx, email));
  const isRight = await isPassword(account?.password_hash ?? null, password);
  if (!account || !isRight) throw new Refusal(WRONG);
  if (account.is_shut_out) throw new Refusal('Your account is not active. Please ask your employer.');
  return db.system(async (tx) => {
    if (partner !== undefined) await enterByPartner(tx, account.id, partner);
    await forgiveAttempts(tx, attempt);
    return signedIn(tx, account.id, headers);
  });
}

/** Shut out is who had employers and is inactive at every one of them. */
function accountOf(tx: Tx, email: string) {
  return tx
    .selectFrom('user')
    .leftJoin('user_secret', 'user_secret.user_id', 'user.id')
    .where(sql<string>`lower("user".email)`, '=', email.toLowerCase())
    .select(['user.id', 'user_secret.password_hash'])
    .select(
      sql<boolean>`coalesce((select bool_and(p.is_inactive = 1) from user_permission p where p.user_id = "user".id), false)`.as(
        'is_shut_out',
      ),
    )
    .executeTakeFirst();
}
