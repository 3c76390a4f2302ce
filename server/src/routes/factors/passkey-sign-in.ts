import * as v from 'valibot';
import { AssertionText } from '../../factors/passkey-json.ts';
import { assertionOptions, checkPasskey } from '../../factors/passkeys.ts';
import type { OpenRoute } from '../../http/route.ts';
import { refuseShutOut } from '../user/shut-out.ts';
import { signedIn } from '../user/signed-in.ts';

const USE = { purpose: 'sign-in', userId: null } as const;

export const passkeyOptions: OpenRoute = {
  verb: 'POST',
  path: 'user/passkey-options',
  summary: 'What a browser needs to offer its passkeys for a sign-in',
  session: 'none',
  async handle(ask) {
    // Rate limited because every challenge is stored as a row until it is answered.
    await ask.services.limits.take('passkey-options', ask.address);
    return assertionOptions(ask, USE);
  },
};

const PasskeySignInSchema = v.object({ passkey: AssertionText });

/**
 * The authenticator has verified the person (finger, face, PIN). That proves possession and identity, so no second
 * factor is asked for.
 */
export const passkeySignIn: OpenRoute = {
  verb: 'POST',
  path: 'user/passkey-sign-in',
  summary: 'Sign in with a passkey alone',
  session: 'none',
  takes: PasskeySignInSchema,
  async handle(ask) {
    const { passkey } = await ask.read(PasskeySignInSchema);
    const { userId } = await checkPasskey(ask, passkey, USE);
    return ask.services.db.system(async (tx) => {
      await refuseShutOut(tx, userId);
      return signedIn(tx, userId, ask);
    });
  },
};
