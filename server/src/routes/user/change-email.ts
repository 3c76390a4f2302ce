import { sql } from 'kysely';
import * as v from 'valibot';
import type { Tx } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';
import { shortText } from '../../http/fields.ts';
import { isMailAddress } from '../../http/mail-address.ts';
import { publicOrigin } from '../../http/origin.ts';
import { Reply } from '../../http/reply.ts';
import type { OpenRoute, SignedInAsk, SignedInRoute } from '../../http/route.ts';
import { newToken, tokenHash } from '../../http/token.ts';
import { accountByEmail, lockAddress } from './account-by-email.ts';
import { byMailedLink, UnknownLink } from './mailed-link.ts';
import { checkOwnPassword } from './own-password.ts';

const LINK_HOURS = 24;

const ChangeEmailSchema = v.object({ email: shortText(254), password: v.string() });

export const changeEmail: SignedInRoute = {
  verb: 'POST',
  path: 'user/change-email',
  summary: 'Ask for another e-mail address of one’s own, after the password; a link mailed there makes it count',
  session: 'required',
  takes: ChangeEmailSchema,
  async handle(ask) {
    const { email, password } = await ask.read(ChangeEmailSchema);
    if (!isMailAddress(email)) throw new Refusal('This is not an e-mail address.');
    await checkOwnPassword(ask, password);
    // Not awaited: the response time would reveal whether the address is known.
    void send(ask, email).catch((error: unknown) => ask.services.log.error({ err: error }, 'new address not asked'));
    return new Reply(null, {
      message: 'Open the link in the mail that we sent to the new address. Until then the old one counts.',
    });
  },
};

async function send({ services, session: { userId }, headers }: SignedInAsk, email: string): Promise<void> {
  const { config, db, notifier } = services;
  const origin = publicOrigin(config, headers);
  const token = newToken();
  const asked = await db.system(async (tx) => {
    const { email: old } = await tx
      .selectFrom('user')
      .where('id', '=', userId)
      .select('email')
      .executeTakeFirstOrThrow();
    const known = await accountByEmail(tx, email).select('id').executeTakeFirst();
    await tx.deleteFrom('email_change').where('user_id', '=', userId).where('used_at', 'is', null).execute();
    if (!known) await keep(tx, { userId, email, token });
    return { old, isKnown: known !== undefined };
  });
  const text = asked.isKnown
    ? `Somebody, perhaps you, wants to use this address for another account. It has an account already, so nothing was changed.\n`
    : `Open this link within ${LINK_HOURS} hours to sign in to Fieldspan with this address from now on:\n${origin}/confirm-email/${token}\n\nIf it was not you, there is nothing to do.\n`;
  await notifier.mail({ to: email, subject: 'Your new address for Fieldspan', text });
  await notifier.mail({
    to: asked.old,
    subject: 'A new address was asked for your Fieldspan account',
    text: `Somebody who knows your password asked to sign in to your account with another address from now on: ${email}\n\nIf it was you, open the link that was mailed there. If not, ask for a new password on the sign-in page at once: that signs out everybody else, and the link stops working.\n`,
  });
}

async function keep(tx: Tx, { userId, email, token }: { userId: number; email: string; token: string }): Promise<void> {
  await tx
    .insertInto('email_change')
    .values({
      user_id: userId,
      email,
      token_hash: tokenHash(token),
      expires_at: sql<string>`now() + make_interval(hours => ${LINK_HOURS})`,
    })
    .execute();
}

const ConfirmEmailSchema = v.object({ token: shortText(200) });

export const confirmEmail: OpenRoute = {
  verb: 'POST',
  path: 'user/confirm-email',
  summary: 'The link of the mail to a new address: from now on it is the one that signs in',
  session: 'none',
  takes: ConfirmEmailSchema,
  async handle({ read, services, address }) {
    const { token } = await read(ConfirmEmailSchema);
    const changed = await byMailedLink({ services, address }, () => services.db.system((tx) => confirm(tx, token)));
    await services.notifier.mail({
      to: changed.old,
      subject: 'Your Fieldspan address was changed',
      text: `Your account is signed in to with ${changed.email} from now on, and no longer with this address.\n\nIf it was not you, write to the support of Fieldspan at once.\n`,
    });
    return { email: changed.email };
  },
};

async function confirm(tx: Tx, token: string): Promise<{ old: string; email: string }> {
  const used = await tx
    .updateTable('email_change')
    .set({ used_at: sql<string>`now()` })
    .where('token_hash', '=', tokenHash(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<string>`now()`)
    .returning(['user_id', 'email'])
    .executeTakeFirst();
  if (!used) throw new UnknownLink('This link has expired or was already used. Ask for the new address once more.');
  await lockAddress(tx, used.email);
  if (await accountByEmail(tx, used.email).select('id').executeTakeFirst())
    throw new Refusal('This address has an account of its own by now.');
  const { email: old } = await tx
    .selectFrom('user')
    .where('id', '=', used.user_id)
    .select('email')
    .executeTakeFirstOrThrow();
  await tx.updateTable('user').set({ email: used.email }).where('id', '=', used.user_id).execute();
  // Reset links that were mailed to the old address would still set a new password.
  await tx.deleteFrom('reset_token').where('user_id', '=', used.user_id).where('used_at', 'is', null).execute();
  return { old, email: used.email };
}
