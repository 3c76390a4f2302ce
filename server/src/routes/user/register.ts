import * as v from 'valibot';
import { isMailAddress } from '../../http/mail-address.ts';
import { Refusal } from '../../http/errors.ts';
import { requireOwnSignIn } from '../../http/own-sign-in.ts';
import { shortText } from '../../http/fields.ts';
import { publicOrigin } from '../../http/origin.ts';
import { Reply } from '../../http/reply.ts';
import type { Ask, OpenRoute, SignedInRoute } from '../../http/route.ts';
import { accountByEmail } from './account-by-email.ts';
import { createCompany } from './new-company.ts';
import { passwordErrors } from './password-rules.ts';
import { hashPassword } from './password.ts';
import { keepRegistration } from './registration.ts';

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
  summary: 'Register a company; a mailed link makes it. The answer is the same whether or not the address is known',
  session: 'none',
  takes: RegisterSchema,
  async handle(ask) {
    const form = await ask.read(RegisterSchema);
    const errors = await errorsOf(form);
    if (errors.length > 0) throw new Refusal(...errors);
    // Counted only after the form is valid: correcting a form is not an attack.
    await ask.services.limits.take('register', ask.address);
    // Not awaited: the response time would reveal whether the address is known.
    void send(ask, form).catch((error: unknown) => ask.services.log.error({ err: error }, 'registration not sent'));
    return new Reply(null, { message: 'Open the link in the mail that we sent you: it makes your company.' });
  },
};

const RegisterCompanySchema = v.object({ company_name: Field, referral: RegisterSchema.entries.referral });

/** For a signed-in person: creates another company that they manage. */
export const registerCompany: SignedInRoute = {
  verb: 'POST',
  path: 'user/register-company',
  summary: 'A new company of one’s own, on a trial; it becomes the active employer',
  session: 'required',
  takes: RegisterCompanySchema,
  async handle({ read, services, session }) {
    const { company_name, referral } = await read(RegisterCompanySchema);
    if (company_name === '') throw new Refusal(NEEDED.company_name);
    requireOwnSignIn(session);
    await services.limits.take('company', session.userId);
    return services.db.system(async (tx) => {
      const record_id = await createCompany(tx, { company_name, referral }, session.userId);
      const { slug } = await tx
        .selectFrom('company')
        .where('id', '=', record_id)
        .select('slug')
        .executeTakeFirstOrThrow();
      return { record_id, slug };
    });
  },
};

async function errorsOf(form: Registration): Promise<string[]> {
  const missing = (['company_name', 'first_name', 'last_name'] as const)
    .filter((name) => form[name] === '')
    .map((name) => NEEDED[name]);
  const address = isMailAddress(form.email) ? [] : ['Email must be an e-mail address.'];
  return [...missing, ...address, ...(await passwordErrors(form))];
}

/** An existing account is reported only by mail to its owner, never in the response. */
async function send({ services, headers }: Ask, form: Registration): Promise<void> {
  const { email, first_name, last_name, company_name, password, referral = null } = form;
  const origin = publicOrigin(services.config, headers);
  const password_hash = await hashPassword(password);
  const token = await services.db.system(async (tx) => {
    const known = await accountByEmail(tx, email).select('id').executeTakeFirst();
    return known ? null : keepRegistration(tx, { company_name, first_name, last_name, email, password_hash, referral });
  });
  const text =
    token === null
      ? `Somebody, perhaps you, wants to register ${company_name} with this address. You have an account already: sign in with it, and create the company under Employers:\n${origin}/employers\n\nIf it was not you, there is nothing to do.\n`
      : `Hello ${first_name},\n\nopen this link to make ${company_name} and go on with its setup:\n${origin}/setup/1/${token}\n\nIf it was not you, there is nothing to do: without the link nothing is made.\n`;
  await services.notifier.mail({ to: email, subject: 'Your company on Fieldspan', text });
}
