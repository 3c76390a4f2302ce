import { Refusal } from '../../http/errors.ts';
import type { SignedInAsk } from '../../http/route.ts';
import { PASSWORD_LENGTH_MAX, isPassword } from './password.ts';

/**
 * Asks for the password again before an action for which an open session is not enough.
 * @throws Refusal when it is wrong, TooMany after many guesses
 */
export async function checkOwnPassword({ services: { db, limits }, session }: SignedInAsk, typed: string) {
  await limits.take('own-password', session.userId);
  const stored = await db.system((tx) =>
    tx.selectFrom('user_secret').where('user_id', '=', session.userId).select('password_hash').executeTakeFirst(),
  );
  const isRight = typed.length <= PASSWORD_LENGTH_MAX && (await isPassword(stored?.password_hash ?? null, typed));
  if (!isRight) throw new Refusal('Your present password is not right.');
  await limits.forgive('own-password', session.userId);
}
