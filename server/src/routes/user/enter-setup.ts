import { sql } from 'kysely';
import * as v from 'valibot';
import type { Tx } from '../../db/database.ts';
import { shortText } from '../../http/fields.ts';
import { publicOrigin } from '../../http/origin.ts';
import type { Ask, OpenRoute } from '../../http/route.ts';
import { newToken, tokenHash } from '../../http/token.ts';
import { byMailedLink, UnknownLink } from './mailed-link.ts';
import { finishRegistration } from './registration.ts';
import type { Opened } from './registration.ts';
import { signedInOrAsked } from './sign-in-step.ts';

const LINK_DAYS = 14;

/**
 * Creates a link with which a managing user can continue the setup on any device.
 * @returns its token; only the hash is stored
 */
async function createSetupLink(tx: Tx, userId: number): Promise<string> {
  const token = newToken();
  await tx
    .insertInto('setup_link')
    .values({
      user_id: userId,
      token_hash: tokenHash(token),
      expires_at: sql<string>`now() + make_interval(days => ${LINK_DAYS})`,
    })
    .execute();
  return token;
}

const EnterSetupSchema = v.object({ token: shortText(200) });

/** A registration link creates the company; a setup link works only until the setup is finished. */
export const enterSetup: OpenRoute = {
  verb: 'POST',
  path: 'user/enter-setup',
  summary: 'Sign in by a mailed link, to begin with the setup or to go on with it; the link works once',
  session: 'none',
  takes: EnterSetupSchema,
  async handle(ask) {
    const { token } = await ask.read(EnterSetupSchema);
    const { log } = ask.services;
    const { opened, link, answer } = await byMailedLink(ask, () => enter(ask, token));
    // Not awaited: the company exists even if the mail fails.
    if (opened)
      void welcome(ask, opened, link).catch((error: unknown) => log.error({ err: error }, 'welcome not sent'));
    return answer;
  },
};

function enter(ask: Ask, token: string) {
  return ask.services.db.system(async (tx) => {
    const registered = await finishRegistration(tx, token);
    const userId = registered?.userId ?? (await useSetupLink(tx, token));
    return {
      opened: registered,
      link: registered ? await createSetupLink(tx, userId) : '',
      answer: await signedInOrAsked(tx, { userId }, ask),
    };
  });
}

async function useSetupLink(tx: Tx, token: string): Promise<number> {
  const link = await tx
    .updateTable('setup_link')
    .set({ used_at: sql<string>`now()` })
    .where('token_hash', '=', tokenHash(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<string>`now()`)
    .where((is) =>
      is.exists(
        is
          .selectFrom('company')
          .whereRef('company.managing_user_id', '=', 'setup_link.user_id')
          .where('company.setup_finished', '=', 0)
          .select('company.id'),
      ),
    )
    .returning('user_id')
    .executeTakeFirst();
  if (!link) throw new UnknownLink('This link has expired or was already used. Sign in to go on with the setup.');
  return link.user_id;
}

async function welcome({ services, headers }: Ask, { company }: Opened, token: string): Promise<void> {
  const { email, first_name, company_name } = company;
  await services.notifier.mail({
    to: email,
    subject: 'Welcome to Fieldspan',
    text: `Hello ${first_name},\n\n${company_name} is registered with this address. Go on with its setup here, on any device:\n${publicOrigin(services.config, headers)}/setup/1/${token}\n`,
  });
}
