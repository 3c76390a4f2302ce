import * as v from 'valibot';
import { Refusal } from '../../http/errors.ts';
import { AnyNumber, WholeNumber } from '../../http/fields.ts';
import type { SignedInRoute } from '../../http/route.ts';
import { TOKEN_HOURS, createSessionToken } from '../../http/session.ts';

const TokenSchema = v.object({
  user_id: v.optional(WholeNumber),
  expiry_hrs: v.optional(
    v.pipe(AnyNumber, v.gtValue(0, 'must be above 0'), v.maxValue(TOKEN_HOURS, `must not be above ${TOKEN_HOURS}`)),
    String(TOKEN_HOURS),
  ),
});

export const createToken: SignedInRoute = {
  verb: 'POST',
  path: 'UserToken/create',
  before: 'terms',
  summary: 'A fresh read-only token for resource URLs, for oneself, for at most 12 hours',
  session: 'required',
  takes: TokenSchema,
  async handle(ask) {
    const { user_id: userId, expiry_hrs: hours } = await ask.read(TokenSchema);
    const { session, services } = ask;
    if (userId !== undefined && userId !== session.userId) throw new Refusal('A token can be made for oneself only.');
    return services.db.system((tx) =>
      createSessionToken(tx, { sessionId: session.sessionId, userId: session.userId, hours: Math.ceil(hours) }),
    );
  },
};
