import { sql } from 'kysely';
import * as v from 'valibot';
import { isMailAddress } from '../../http/mail-address.ts';
import { Refusal } from '../../http/errors.ts';
import { shortText } from '../../http/fields.ts';
import { publicOrigin } from '../../http/origin.ts';
import type { Ask, OpenRoute } from '../../http/route.ts';
import { countAttempt } from './attempts.ts';
import { createSetupLink } from './enter-setup.ts';
import { createCompany } from './new-company.ts';
import { passwordErrors } from './password-rules.ts';
import { hashPassword } from './password.ts';
import { signedIn } from './signed-in.ts';

const Field = v.optional(shortText(120), '');

const RegisterSchema = v.object({
  company_name: Field,
  first_name: Field,
  last_name: Field,
  email: v.optional(shortText(254), ''),
  password: v.optional(v.string(), ''),
  confirm: v.optional(v.string(), ''),
  referral: v.optional(shortText(200)),
});
type Registration = v.InferOutput<typeof RegisterSchema>;

const NEEDED = {
  company_name: 'Company name is required.',
  first_name: 'First name is required.',
  last_name: 'Last name is required.',
} as const;

export const register: OpenRoute = {
  verb: 'POST',
  path: 'user/register',
  summary: 'A new company on a trial, with its managing user, who is signed in',
  session: 'none',
  async handle(ask) {
    const form = await ask.read(RegisterSchema);
    const { db } = ask.services;
    const errors = errorsOf(form);
    if (errors.length > 0) throw new Refusal(...errors);
    // Only what goes on counts: correcting a form is no attack.
    await countAttempt(db, { account: 'register', address: ask.address });
    const password_hash = await hashPassword(form.password);
    const registered = await db.system(async (tx) => {
      // Two forms with one address at the same time: the second waits here and then sees the first.
      await sql`select pg_advisory_xact_lock(hashtextextended(${`register ${form.email.toLowerCase()}`}, 0))`.execute(
        tx,
      );
      const known = await tx
        .selectFrom('user')
        .where(sql<string>`lower(email)`, '=', form.email.toLowerCase())
        .select('id')
        .executeTakeFirst();
      if (known)
        throw new Refusal('There is an account with this e-mail address already. Sign in, or ask for a new password.');
      const userId = await createCompany(tx, { ...form, password_hash, referral: form.referral });
      return { answer: await signedIn(tx, userId, ask.headers), link: await createSetupLink(tx, userId) };
    });
    // Not awaited: the company exists, whatever becomes of the mail.
    void confirm(ask, form, registered.link).catch((error: unknown) =>
      ask.services.log.error({ err: error }, 'welcome not sent'),
    );
    return registered.answer;
  },
};

function errorsOf(form: Registration): string[] {
  const missing = (['company_name', 'first_name', 'last_name'] as const)
    .filter((name) => form[name] === '')
    .map((name) => NEEDED[name]);
  const address = isMailAddress(form.email) ? [] : ['Email must be an e-mail address.'];
  return [...missing, ...address, ...passwordErrors(form)];
}

async function confirm(
  { services, headers }: Ask,
  { email, first_name, company_name }: Registration,
  token: string,
): Promise<void> {
  const link = `${publicOrigin(services.config, headers)}/setup/1/${token}`;
  await services.notifier.mail({
    to: email,
    subject: 'Welcome to Fieldspan',
    text: `Hello ${first_name},\n\n${company_name} is registered with this address. Go on with its setup here, on any device:\n${link}\n\nIf it was not you, answer this mail: somebody used your address.\n`,
  });
}
