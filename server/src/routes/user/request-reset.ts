import { sql } from 'kysely';
import * as v from 'valibot';
import { Refusal } from '../../http/errors.ts';
import { FlagText, shortText } from '../../http/fields.ts';
import { Reply } from '../../http/reply.ts';
import type { Ask, OpenRoute } from '../../http/route.ts';
import { newToken, tokenHash } from '../../http/token.ts';
import { accountByEmail } from './account-by-email.ts';
import { publicOrigin } from '../../http/origin.ts';

const LINK_HOURS = 2;

const RequestSchema = v.object({
  email: v.pipe(shortText(254), v.nonEmpty('is required')),
  smsNotification: v.optional(FlagText, '0'),
});
type ResetRequest = v.InferOutput<typeof RequestSchema>;

export const requestReset: OpenRoute = {
  verb: 'POST',
  path: 'user/reset-request',
  summary: 'Send a link that sets a new password; the answer is the same whether or not the address is known',
  session: 'none',
  takes: RequestSchema,
  async handle(ask) {
    const request = await ask.read(RequestSchema);
    const { limits, notifier } = ask.services;
    if (request.smsNotification === 1 && notifier.sms === null)
      throw new Refusal('No SMS is sent from here. Please ask for an e-mail.');
    await limits.take('reset-address', ask.address);
    await limits.take('reset-account', request.email);
    // Not awaited: the response time would reveal whether the address is known.
    void send(ask, request).catch((error: unknown) => ask.services.log.error({ err: error }, 'reset link not sent'));
    return new Reply(null, {
      message: 'If there is an account with this address, a link to set a new password is on its way.',
    });
  },
};

async function send(ask: Ask, { email, smsNotification }: ResetRequest): Promise<void> {
  const { config, db, notifier } = ask.services;
  const origin = publicOrigin(config, ask.headers);
  const token = newToken();
  const user = await db.system(async (tx) => {
    const found = await accountByEmail(tx, email).select(['id', 'email', 'phone_mobile']).executeTakeFirst();
    if (!found) return undefined;
    await tx
      .insertInto('reset_token')
      .values({
        user_id: found.id,
        token_hash: tokenHash(token),
        expires_at: sql<string>`now() + make_interval(hours => ${LINK_HOURS})`,
      })
      .execute();
    return found;
  });
  if (!user) return;
  const link = `${origin}/reset-password/${token}`;
  if (smsNotification === 1 && user.phone_mobile && notifier.sms) {
    await notifier.sms({ to: user.phone_mobile, text: `Set a new Fieldspan password: ${link}` });
    return;
  }
  await notifier.mail({
    to: user.email,
    subject: 'Reset your Fieldspan password',
    text: `Somebody asked for a new password for this address.\n\nSet it here within ${LINK_HOURS} hours:\n${link}\n\nIf it was not you, there is nothing to do: your password stays as it is.\n`,
  });
}
