import { sql } from 'kysely';
import * as v from 'valibot';
import { ProofSchema, checkProof } from './check-proof.ts';
import { assertionOptions } from '../../factors/passkeys.ts';
import type { SignedInRoute } from '../../http/route.ts';
import { checkOwnPassword } from '../user/own-password.ts';

const ConfirmSchema = v.object({ ...ProofSchema.entries, password: v.optional(v.string()) });

export const confirmSelf: SignedInRoute = {
  verb: 'POST',
  path: 'UserFactor/confirm',
  summary: 'Show the password or a second factor once more; for ten minutes how one signs in may be changed',
  session: 'required',
  takes: ConfirmSchema,
  withoutFactor: true,
  async handle(ask) {
    const { password, ...proof } = await ask.read(ConfirmSchema);
    const { services, session } = ask;
    if (password === undefined) await checkProof(ask, proof, { userId: session.userId, purpose: 'confirm' });
    else await checkOwnPassword(ask, password);
    await services.db.system((tx) =>
      tx
        .updateTable('session')
        .set({ proven_at: sql<string>`now()` })
        .where('id', '=', session.sessionId)
        .execute(),
    );
    return null;
  },
};

export const confirmPasskey: SignedInRoute = {
  verb: 'POST',
  path: 'UserFactor/confirm-passkey',
  summary: 'What a browser needs to show a passkey once more',
  session: 'required',
  withoutFactor: true,
  handle: (ask) => assertionOptions(ask, { purpose: 'confirm', userId: ask.session.userId }),
};
