import { sql } from 'kysely';
import * as v from 'valibot';
import type { Tx } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';
import { shortText } from '../../http/fields.ts';
import type { OpenRoute } from '../../http/route.ts';
import { countAttempt, forgiveAttempts } from './attempts.ts';
import { PASSWORD_LENGTH_MAX, isPassword } from './password.ts';
import { signedIn } from './signed-in.ts';

/** One sentence for every wrong guess: which half of it was wrong is nobody's business. */
const WRONG = 'Incorrect credentials';

const CredentialsSchema = v.object({
  email: shortText(254),
  password: v.pipe(v.string(), v.maxLength(PASSWORD_LENGTH_MAX, WRONG)),
  channel_partner_email: v.optional(shortText(254)),
});

export const authenticate: OpenRoute = {
  verb: 'POST',
  path: 'user/authenticate',
  summary: 'Sign in; partner access sends channel_partner_email as well',
  session: 'none',
  async handle(ask) {
    const { email, password, channel_partner_email: partner } = await ask.read(CredentialsSchema);
    const { db } = ask.services;
    const attempt = { account: email, address: ask.address };
    await countAttempt(db, attempt);
    const account = await db.system((tx) => accountOf(tx, email));
    const isRight = await isPassword(account?.password_hash ?? null, password);
    const isPartner = partner === undefined || (await db.system((tx) => isPartnerAccount(tx, partner)));
    if (!account || !isRight || !isPartner) throw new Refusal(WRONG);
    if (account.is_shut_out) throw new Refusal('Your account is not active. Please ask your employer.');
    return db.system(async (tx) => {
      await forgiveAttempts(tx, attempt);
      return signedIn(tx, account.id, ask.headers);
    });
  },
};

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

/** Partners are accounts that the provider has given that right. */
async function isPartnerAccount(tx: Tx, email: string): Promise<boolean> {
  const partner = await tx
    .selectFrom('user')
    .innerJoin('user_secret', 'user_secret.user_id', 'user.id')
    .where(sql<string>`lower("user".email)`, '=', email.toLowerCase())
    .where('user_secret.master_key_allowed', '=', true)
    .select('user.id')
    .executeTakeFirst();
  return partner !== undefined;
}
