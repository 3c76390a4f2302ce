import type { OwnFactors } from '@fieldspan/contract/factor-calls';
import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { factorsOf, isFactorRequired } from '../../factors/own-factors.ts';
import { recoveryCodesLeft } from '../../factors/recovery-codes.ts';
import type { SignedInRoute } from '../../http/route.ts';

export const myFactors: SignedInRoute = {
  verb: 'GET',
  path: 'UserFactor/mine',
  summary: 'How the person signs in: password, authenticator app, passkeys, recovery codes',
  session: 'required',
  withoutFactor: true,
  handle: ({ services, session }) =>
    services.db.system(async (tx): Promise<OwnFactors> => {
      const { userId, isProven } = session;
      const { hasTotp } = await factorsOf(tx, userId);
      return {
        has_password: await hasPassword(tx, userId),
        has_totp: hasTotp,
        passkeys: await passkeysOf(tx, userId),
        recovery_codes_left: await recoveryCodesLeft(tx, userId),
        trusted_devices: await trustedDevicesOf(tx, userId),
        is_required: await isFactorRequired(tx, userId),
        is_proven: isProven,
      };
    }),
};

async function hasPassword(tx: Tx, userId: number): Promise<boolean> {
  const secret = await tx
    .selectFrom('user_secret')
    .where('user_id', '=', userId)
    .where('password_hash', 'is not', null)
    .select('user_id')
    .executeTakeFirst();
  return secret !== undefined;
}

function passkeysOf(tx: Tx, userId: number) {
  return tx
    .selectFrom('passkey')
    .where('user_id', '=', userId)
    .select(['id', 'name', 'created_at', 'last_used_at', 'backed_up'])
    .orderBy('id')
    .execute();
}

async function trustedDevicesOf(tx: Tx, userId: number): Promise<number> {
  const { count } = await tx
    .selectFrom('trusted_device')
    .where('user_id', '=', userId)
    .where('expires_at', '>', sql<string>`now()`)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
