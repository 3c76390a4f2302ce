import { tellOwner } from '../user/tell-owner.ts';
import { factorsOf } from '../../factors/own-factors.ts';
import { makeRecoveryCodes } from '../../factors/recovery-codes.ts';
import { Refusal } from '../../http/errors.ts';
import type { SignedInRoute } from '../../http/route.ts';
import { requireProof } from './require-proof.ts';

export const renewRecoveryCodes: SignedInRoute = {
  verb: 'POST',
  path: 'UserFactor/new-recovery-codes',
  summary: 'Ten new recovery codes, shown this once; those of before are void',
  session: 'required',
  async handle(ask) {
    const { services, session } = ask;
    requireProof(session);
    const recovery_codes = await services.db.system(async (tx) => {
      const { hasTotp, hasPasskey } = await factorsOf(tx, session.userId);
      if (!hasTotp && !hasPasskey) throw new Refusal('Set up an authenticator app or a passkey first.');
      return makeRecoveryCodes(tx, session.userId);
    });
    tellOwner(ask, session.userId, 'codes-renewed');
    return { recovery_codes };
  },
};

export const forgetTrustedDevices: SignedInRoute = {
  verb: 'POST',
  path: 'UserFactor/forget-devices',
  summary: 'Ask every browser for the second step again',
  session: 'required',
  async handle({ services, session }) {
    await services.db.system((tx) => tx.deleteFrom('trusted_device').where('user_id', '=', session.userId).execute());
    return null;
  },
};
