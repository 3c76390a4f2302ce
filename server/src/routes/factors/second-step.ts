import * as v from 'valibot';
import { assertionOptions } from '../../factors/passkeys.ts';
import { ProofSchema, checkProof } from './check-proof.ts';
import { trustDevice } from '../../factors/trusted-device.ts';
import { Refusal } from '../../http/errors.ts';
import { shortText } from '../../http/fields.ts';
import { Reply } from '../../http/reply.ts';
import type { OpenRoute, SignedInRoute } from '../../http/route.ts';
import { endStep, personOfStep } from '../user/sign-in-step.ts';

const StepSchema = v.object({ token: shortText(200) });

export const secondStep: OpenRoute = {
  verb: 'POST',
  path: 'user/second-step',
  summary: 'The second step of a sign-in: a code of the authenticator app, a recovery code or a passkey',
  session: 'none',
  takes: v.intersect([StepSchema, ProofSchema]),
  async handle(ask) {
    const { token } = await ask.read(StepSchema);
    const proof = await ask.read(ProofSchema);
    const { db } = ask.services;
    const userId = await db.system((tx) => personOfStep(tx, token));
    await checkProof(ask, proof, { userId, purpose: 'second-step' });
    return db.system((tx) => endStep(tx, token, ask));
  },
};

export const secondStepPasskey: OpenRoute = {
  verb: 'POST',
  path: 'user/second-step-passkey',
  summary: 'What a browser needs to show a passkey as the second step',
  session: 'none',
  takes: StepSchema,
  async handle(ask) {
    const { token } = await ask.read(StepSchema);
    const userId = await ask.services.db.system((tx) => personOfStep(tx, token));
    return assertionOptions(ask, { purpose: 'second-step', userId });
  },
};

/** Works only shortly after a second factor; an open session alone does not make a browser trusted. */
export const trustThisDevice: SignedInRoute = {
  verb: 'POST',
  path: 'user/trust-device',
  summary: 'Do not ask this browser for the second step for 30 days',
  session: 'required',
  before: 'terms',
  async handle({ services, session, headers }) {
    if (!session.isProven) throw new Refusal('Sign in again to trust this device.');
    const cookie = await services.db.system((tx) => trustDevice(tx, session.userId, headers));
    return new Reply(null, { headers: { 'set-cookie': cookie } });
  },
};
