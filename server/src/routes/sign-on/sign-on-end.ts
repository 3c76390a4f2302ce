import * as v from 'valibot';
import { Refusal } from '../../http/errors.ts';
import type { Ask, OpenRoute } from '../../http/route.ts';
import { linkedPerson } from '../../sign-on/linked-person.ts';
import { takeRequest } from '../../sign-on/sign-on-request.ts';
import { knownProvider } from '../../sign-on/stored-provider.ts';
import type { StoredProvider } from '../../sign-on/stored-provider.ts';
import { vouchedFor } from '../../sign-on/vouched-for.ts';
import type { Vouched } from '../../sign-on/vouched-for.ts';
import { refuseDemoPerson } from '../user/refuse-demo-person.ts';
import { signedInOrAsked } from '../user/sign-in-step.ts';
import { tellOwner } from '../user/tell-owner.ts';
import { linkOwn } from './link-own.ts';

const ANSWER_MAX = 8000;

const SignOnEndSchema = v.object({ answer: v.pipe(v.string(), v.maxLength(ANSWER_MAX, 'is too long')) });

export const signOnEnd: OpenRoute = {
  verb: 'POST',
  path: 'user/sign-on-end',
  before: 'terms',
  summary: 'End a way to a company’s own provider: sign in, or link the own account to it',
  session: 'optional',
  takes: SignOnEndSchema,
  withoutFactor: true,
  async handle(ask) {
    const { answer } = await ask.read(SignOnEndSchema);
    const { db, secrets } = ask.services;
    const query = new URLSearchParams(answer);
    const taken = await takeRequest(ask, query.get('state') ?? '');
    const provider = await db.system((tx) => knownProvider(tx, secrets, { tenantId: taken.tenantId }));
    if (taken.sessionId !== null && taken.sessionId !== ask.session?.sessionId)
      throw new Refusal('You are not signed in any more as you were when you began. Please begin again.');
    const vouched = await vouchedFor(ask, { provider, taken, query });
    return taken.sessionId === null ? enter(ask, provider, vouched) : linkOwn(ask, provider, vouched);
  },
};

async function enter(ask: Ask, provider: StoredProvider, vouched: Vouched) {
  const { tenantId } = provider;
  const { headers, address } = ask;
  const { reply, newlyLinked } = await ask.services.db.system(async (tx) => {
    const { userId, isNew } = await linkedPerson(tx, provider, vouched);
    await refuseDemoPerson(tx, ask.services.config, userId);
    const place = { headers, address, vouchedBy: tenantId };
    return { reply: await signedInOrAsked(tx, { userId, tenantId }, place), newlyLinked: isNew ? userId : null };
  });
  if (newlyLinked !== null) tellOwner(ask, newlyLinked, 'sign-on-linked');
  return reply;
}
