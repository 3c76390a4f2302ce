import * as v from 'valibot';
import { tellOwner } from '../user/tell-owner.ts';
import { tidyFactors } from '../../factors/own-factors.ts';
import { countGuess, forgiveGuesses } from '../../factors/count-guess.ts';
import { firstRecoveryCodes } from '../../factors/recovery-codes.ts';
import { beginTotp, confirmTotp } from '../../factors/use-totp.ts';
import { shortText } from '../../http/fields.ts';
import type { SignedInRoute } from '../../http/route.ts';
import { keepRequiredFactor } from './keep-required-factor.ts';
import { requireProof } from './require-proof.ts';

export const beginAuthenticatorApp: SignedInRoute = {
  verb: 'POST',
  path: 'UserFactor/begin-totp',
  summary: 'A new secret for an authenticator app; it counts once a code of it was confirmed',
  session: 'required',
  withoutFactor: true,
  handle(ask) {
    requireProof(ask.session);
    return beginTotp(ask, ask.session.userId);
  },
};

const ConfirmAuthenticatorAppSchema = v.object({ code: shortText(20) });

export const confirmAuthenticatorApp: SignedInRoute = {
  verb: 'POST',
  path: 'UserFactor/confirm-totp',
  summary: 'Take the authenticator app into use by a code of it; with the first factor come recovery codes',
  session: 'required',
  takes: ConfirmAuthenticatorAppSchema,
  withoutFactor: true,
  async handle(ask) {
    const { code } = await ask.read(ConfirmAuthenticatorAppSchema);
    const { services, session } = ask;
    const { userId } = session;
    requireProof(session);
    await countGuess(services.db, userId);
    const recovery_codes = await services.db.system(async (tx) => {
      await confirmTotp(ask, tx, { userId, code });
      return firstRecoveryCodes(tx, userId);
    });
    await forgiveGuesses(services.db, userId);
    tellOwner(ask, userId, 'totp-added');
    return { recovery_codes };
  },
};

export const removeAuthenticatorApp: SignedInRoute = {
  verb: 'POST',
  path: 'UserFactor/remove-totp',
  summary: 'Remove the authenticator app',
  session: 'required',
  async handle(ask) {
    const { services, session } = ask;
    const { userId } = session;
    requireProof(session);
    await services.db.system(async (tx) => {
      await keepRequiredFactor(tx, userId, async () => {
        await tx.deleteFrom('totp_factor').where('user_id', '=', userId).execute();
      });
      await tidyFactors(tx, userId);
    });
    tellOwner(ask, userId, 'totp-removed');
    return null;
  },
};
