import { sql } from 'kysely';
import * as v from 'valibot';
import type { OpenSession } from '@fieldspan/contract/account-calls';
import { deviceWords } from '../../http/device-words.ts';
import { Refusal } from '../../http/errors.ts';
import { requireOwnSignIn } from '../../http/own-sign-in.ts';
import { WholeNumber } from '../../http/fields.ts';
import type { SignedInRoute } from '../../http/route.ts';
import { closeSessionsOf } from '../../http/session.ts';

export const readSessions: SignedInRoute = {
  verb: 'GET',
  path: 'user/sessions',
  summary: 'Where oneself is signed in, the last used first',
  session: 'required',
  async handle({ services, session: { userId, sessionId, vouchedBy } }): Promise<OpenSession[]> {
    const rows = await services.db.system((tx) =>
      tx
        .selectFrom('session')
        .where('user_id', '=', userId)
        .$if(vouchedBy !== null, (q) => q.where('vouched_by', '=', vouchedBy))
        .where('idle_until', '>', sql<string>`now()`)
        .where('expires_at', '>', sql<string>`now()`)
        .select(['id', 'created_at', 'last_used_at', 'user_agent', 'address'])
        .orderBy('last_used_at', 'desc')
        .orderBy('id', 'desc')
        .execute(),
    );
    return rows.map(({ id, created_at, last_used_at, user_agent, address }) => ({
      id,
      created_at,
      last_used_at,
      address,
      device: deviceWords(user_agent),
      is_current: id === sessionId ? 1 : 0,
    }));
  },
};

const EndSessionSchema = v.object({ id: v.optional(WholeNumber) });

export const endSession: SignedInRoute = {
  verb: 'POST',
  path: 'user/end-session',
  before: 'setup',
  summary: 'Sign out one of the own devices by its id, or every other one without',
  session: 'required',
  takes: EndSessionSchema,
  async handle({ read, services, session: { userId, sessionId, vouchedBy } }) {
    const { id } = await read(EndSessionSchema);
    if (id === undefined) requireOwnSignIn({ vouchedBy });
    if (id === sessionId) throw new Refusal('This is the device that you use now. Log out instead.');
    await services.db.system(async (tx) => {
      if (id === undefined) await closeSessionsOf(tx, userId, sessionId);
      else
        await tx
          .deleteFrom('session')
          .where('id', '=', id)
          .where('user_id', '=', userId)
          // In a session opened by a company's single sign-on, only the sessions that this company opened can be ended.
          .$if(vouchedBy !== null, (q) => q.where('vouched_by', '=', vouchedBy))
          .execute();
    });
    return null;
  },
};
