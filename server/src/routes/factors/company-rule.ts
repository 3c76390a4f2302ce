import { sql } from 'kysely';
import * as v from 'valibot';
import type { Tx } from '../../db/database.ts';
import { factorsOf } from '../../factors/own-factors.ts';
import { noteActivity } from '../../history/note-activity.ts';
import { Refusal } from '../../http/errors.ts';
import { FlagText } from '../../http/fields.ts';
import type { SignedInRoute } from '../../http/route.ts';
import { requireAdmin } from './require-admin.ts';
import { requireProof } from './require-proof.ts';

export const readCompanyRule: SignedInRoute = {
  verb: 'GET',
  path: 'CompanySignIn/read',
  summary: 'What the company asks of its people when they sign in, and who has a second factor (Admin)',
  session: 'required',
  handle: ({ services, session }) => {
    requireAdmin(session);
    return services.db.system(async (tx) => ({
      factor_required: await isRequiredAt(tx, session.tenantId),
      people: await peopleOf(tx, session.tenantId),
    }));
  },
};

const RequireFactorSchema = v.object({ required: FlagText });

export const requireFactor: SignedInRoute = {
  verb: 'POST',
  path: 'CompanySignIn/require-factor',
  summary: 'Demand a second factor of everybody who works for the company, or do not (Admin)',
  session: 'required',
  takes: RequireFactorSchema,
  async handle(ask) {
    const { required } = await ask.read(RequireFactorSchema);
    const { services, session } = ask;
    requireAdmin(session);
    requireProof(session);
    await services.db.system(async (tx) => {
      const { hasTotp, hasPasskey } = await factorsOf(tx, session.userId);
      if (required === 1 && !hasTotp && !hasPasskey)
        throw new Refusal('Set up your own second step first, so that you do not lock yourself out.');
      // Switching the rule on again keeps the first date.
      const since = required === 1 ? sql<string>`coalesce(company_sign_in.factor_required_since, now())` : null;
      await tx
        .insertInto('company_sign_in')
        .values({ tenant_id: session.tenantId, factor_required_since: required === 1 ? sql<string>`now()` : null })
        .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet({ factor_required_since: since }))
        .execute();
      await noteActivity(tx, {
        kind: 'account',
        happened: required === 1 ? 'second_step_required' : 'second_step_not_required',
        model: 'Company',
        recordId: session.tenantId,
        tenantId: session.tenantId,
        userId: session.userId,
      });
    });
    return null;
  },
};

async function isRequiredAt(tx: Tx, tenantId: number): Promise<boolean> {
  const rule = await tx
    .selectFrom('company_sign_in')
    .where('tenant_id', '=', tenantId)
    .where('factor_required_since', 'is not', null)
    .select('tenant_id')
    .executeTakeFirst();
  return rule !== undefined;
}

function peopleOf(tx: Tx, tenantId: number) {
  return tx
    .selectFrom('user_permission as p')
    .innerJoin('user as u', 'u.id', 'p.user_id')
    .where('p.tenant_id', '=', tenantId)
    .where('p.is_inactive', '=', 0)
    .where('p.invite_accepted', '=', 1)
    .select([
      'u.id',
      sql<string>`coalesce(nullif(trim(concat_ws(' ', u.first_name, u.last_name)), ''), u.email)`.as('name'),
    ])
    .select(
      sql<boolean>`exists (select from totp_factor f where f.user_id = u.id and f.secret is not null)
        or exists (select from passkey k where k.user_id = u.id)`.as('has_factor'),
    )
    .orderBy('name')
    .orderBy('u.id')
    .execute();
}
