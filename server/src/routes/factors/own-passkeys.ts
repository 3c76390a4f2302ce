import * as v from 'valibot';
import { tellOwner } from '../user/tell-owner.ts';
import { tidyFactors } from '../../factors/own-factors.ts';
import { RegistrationText } from '../../factors/passkey-json.ts';
import { addPasskey, registrationOptions } from '../../factors/passkeys.ts';
import { firstRecoveryCodes } from '../../factors/recovery-codes.ts';
import { Refusal } from '../../http/errors.ts';
import { WholeNumber, shortText } from '../../http/fields.ts';
import type { SignedInRoute } from '../../http/route.ts';
import { keepRequiredFactor } from './keep-required-factor.ts';
import { requireProof } from './require-proof.ts';

const UNKNOWN = 'There is no such passkey of yours.';
const Name = v.pipe(shortText(60), v.nonEmpty('must not be empty'));

export const beginPasskey: SignedInRoute = {
  verb: 'POST',
  path: 'UserFactor/passkey-registration',
  summary: 'What a browser needs to make a passkey',
  session: 'required',
  withoutFactor: true,
  handle(ask) {
    requireProof(ask.session);
    return registrationOptions(ask, ask.session.userId);
  },
};

const RegisterPasskeySchema = v.object({ passkey: RegistrationText, name: Name });

export const registerPasskey: SignedInRoute = {
  verb: 'POST',
  path: 'UserFactor/register-passkey',
  summary: 'Keep a passkey under a name; with the first factor come recovery codes',
  session: 'required',
  takes: RegisterPasskeySchema,
  withoutFactor: true,
  async handle(ask) {
    const made = await ask.read(RegisterPasskeySchema);
    const { services, session } = ask;
    requireProof(session);
    await addPasskey(ask, session.userId, made);
    tellOwner(ask, session.userId, 'passkey-added');
    return { recovery_codes: await services.db.system((tx) => firstRecoveryCodes(tx, session.userId)) };
  },
};

const RenamePasskeySchema = v.object({ id: WholeNumber, name: Name });

export const renamePasskey: SignedInRoute = {
  verb: 'POST',
  path: 'UserFactor/rename-passkey',
  summary: 'Give a passkey another name',
  session: 'required',
  takes: RenamePasskeySchema,
  async handle({ read, services, session }) {
    const { id, name } = await read(RenamePasskeySchema);
    const renamed = await services.db.system((tx) =>
      tx
        .updateTable('passkey')
        .set({ name })
        .where('id', '=', id)
        .where('user_id', '=', session.userId)
        .returning('id')
        .executeTakeFirst(),
    );
    if (!renamed) throw new Refusal(UNKNOWN);
    return null;
  },
};

const RemovePasskeySchema = v.object({ id: WholeNumber });

export const removePasskey: SignedInRoute = {
  verb: 'POST',
  path: 'UserFactor/remove-passkey',
  summary: 'Remove a passkey',
  session: 'required',
  takes: RemovePasskeySchema,
  async handle(ask) {
    const { id } = await ask.read(RemovePasskeySchema);
    const { services, session } = ask;
    const { userId } = session;
    requireProof(session);
    await services.db.system(async (tx) => {
      await keepRequiredFactor(tx, userId, async () => {
        const removed = await tx
          .deleteFrom('passkey')
          .where('id', '=', id)
          .where('user_id', '=', userId)
          .returning('id')
          .executeTakeFirst();
        if (!removed) throw new Refusal(UNKNOWN);
      });
      await tidyFactors(tx, userId);
    });
    tellOwner(ask, userId, 'passkey-removed');
    return null;
  },
};
