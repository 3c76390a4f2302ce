import * as v from 'valibot';
import { Refusal } from '../../http/errors.ts';
import { shortText } from '../../http/fields.ts';
import type { Ask } from '../../http/route.ts';
import { countGuess, forgiveGuesses } from '../../factors/count-guess.ts';
import { AssertionText } from '../../factors/passkey-json.ts';
import { checkPasskey } from '../../factors/passkeys.ts';
import { recoveryCodesLeft, useRecoveryCode } from '../../factors/recovery-codes.ts';
import { checkTotp } from '../../factors/use-totp.ts';
import { tellOwner } from '../user/tell-owner.ts';

/** Exactly one of the three must be given. */
export const ProofSchema = v.object({
  code: v.optional(shortText(20)),
  recovery_code: v.optional(shortText(60)),
  passkey: v.optional(AssertionText),
});
export type Proof = v.InferOutput<typeof ProofSchema>;

export type ProofUse = { userId: number; purpose: 'second-step' | 'confirm' };

/**
 * Checks a person's second factor: an app code, a recovery code or a passkey. Each code works only once.
 * @throws Refusal when it is wrong, TooMany after many guesses
 */
export async function checkProof(ask: Ask, { code, recovery_code, passkey }: Proof, use: ProofUse): Promise<void> {
  const { userId, purpose } = use;
  const { db } = ask.services;
  if (passkey !== undefined) {
    await checkPasskey(ask, passkey, { purpose, userId });
    return;
  }
  const { isSuspicious } = await countGuess(db, userId);
  if (isSuspicious && purpose === 'second-step') tellOwner(ask, userId, 'wrong-codes');
  if (recovery_code !== undefined) await takeRecoveryCode(ask, userId, recovery_code);
  else await checkTotp(ask, userId, code ?? '');
  await forgiveGuesses(db, userId);
}

async function takeRecoveryCode(ask: Ask, userId: number, code: string): Promise<void> {
  const left = await ask.services.db.system(async (tx) => {
    if (!(await useRecoveryCode(tx, userId, code)))
      throw new Refusal('This recovery code is not right, or was used already. Each works once.');
    return recoveryCodesLeft(tx, userId);
  });
  ask.services.log.info({ userId, left }, 'a recovery code was used');
  tellOwner(ask, userId, 'code-used');
}
