import { sentence } from '../../http/sentence.ts';
import type { CompanyTablets } from '@fieldspan/contract/tablet-calls';
import { sql } from 'kysely';
import * as v from 'valibot';
import type { Tx } from '../../db/database.ts';
import { noteActivity } from '../../history/note-activity.ts';
import type { Session } from '../../http/context.ts';
import { Refusal } from '../../http/errors.ts';
import { FlagText, NoneOrWholeNumber, WholeNumber, shortText } from '../../http/fields.ts';
import { Reply } from '../../http/reply.ts';
import type { SignedInRoute } from '../../http/route.ts';
import { newToken, tokenHash } from '../../http/token.ts';
import { makeKioskKey } from '../../tablets/kiosk-key.ts';
import { sentTablet, tabletCookie } from '../../tablets/tablet-token.ts';
import { requireAdmin } from '../factors/require-admin.ts';
import { requireProof } from '../factors/require-proof.ts';

const TABLETS_MAX = 200;

export const readTablets: SignedInRoute = {
  verb: 'GET',
  path: 'CompanyTablet/read',
  summary: 'The company’s shared tablets, and who has a PIN there (Admin)',
  session: 'required',
  handle: ({ services, session, headers }): Promise<CompanyTablets> => {
    requireAdmin(session);
    return services.db.system(async (tx) => ({
      tablets: await tx
        .selectFrom('tablet')
        .leftJoin('kiosk_place as k', 'k.tablet_id', 'tablet.id')
        .leftJoin('job as j', (join) => join.onRef('j.id', '=', 'k.job_id').onRef('j.tenant_id', '=', 'k.tenant_id'))
        .where('tablet.tenant_id', '=', session.tenantId)
        .select(['tablet.id', 'tablet.name', 'tablet.created_at', 'tablet.last_used_at', 'tablet.is_kiosk'])
        .select(sql<boolean>`tablet.token_hash = ${sentTablet(headers)}`.as('is_this'))
        .select(sql<string | null>`j.job_num || ' · ' || j.job_name`.as('place'))
        .orderBy('tablet.name')
        .orderBy('tablet.id')
        .execute(),
      people: await peopleOf(tx, session.tenantId),
    }));
  },
};

function peopleOf(tx: Tx, tenantId: number) {
  return tx
    .selectFrom('user_permission as p')
    .innerJoin('user as u', 'u.id', 'p.user_id')
    .leftJoin('person_pin as pin', (join) =>
      join.onRef('pin.user_id', '=', 'p.user_id').onRef('pin.tenant_id', '=', 'p.tenant_id'),
    )
    .where('p.tenant_id', '=', tenantId)
    .where('p.role_type', '=', 'Basic')
    .where('p.is_inactive', '=', 0)
    .where('p.invite_accepted', '=', 1)
    .select(['u.id', sql<string>`trim(concat_ws(' ', u.first_name, u.last_name))`.as('name')])
    .select([sql<boolean>`pin.user_id is not null`.as('has_pin'), sql<boolean>`u.email <> ''`.as('has_email')])
    .orderBy('name')
    .orderBy('u.id')
    .execute();
}

const RegisterTabletSchema = v.object({
  name: shortText(60),
  is_kiosk: v.optional(FlagText, '0'),
  job_id: v.optional(NoneOrWholeNumber, ''),
});

export const registerTablet: SignedInRoute = {
  verb: 'POST',
  path: 'CompanyTablet/register',
  summary: 'Make the device that asks a shared tablet of the company, or a kiosk (Admin)',
  session: 'required',
  takes: RegisterTabletSchema,
  async handle({ read, services, session, headers }) {
    const { name, is_kiosk, job_id: jobId } = await read(RegisterTabletSchema);
    requireAdmin(session);
    requireProof(session);
    if (name === '') throw new Refusal('Give the tablet a name, such as the place where it hangs.');
    const token = newToken();
    const isKiosk = is_kiosk === 1;
    const keys = isKiosk ? await makeKioskKey(services.secrets, session.tenantId) : {};
    await services.db.system(async (tx) => {
      const { count } = await tx
        .selectFrom('tablet')
        .where('tenant_id', '=', session.tenantId)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      if (count >= TABLETS_MAX) throw new Refusal(sentence`A company has at most ${TABLETS_MAX} shared tablets.`);
      // A device that is registered again stops being the tablet it was, possibly of another company.
      await tx.deleteFrom('tablet').where('token_hash', '=', sentTablet(headers)).execute();
      const { id } = await tx
        .insertInto('tablet')
        .values({ tenant_id: session.tenantId, name, token_hash: tokenHash(token), is_kiosk: isKiosk, ...keys })
        .returning('id')
        .executeTakeFirstOrThrow();
      if (isKiosk && jobId !== null) await placeKiosk(tx, session, { tabletId: id, jobId });
      await noteTablet(tx, session, { happened: isKiosk ? 'kiosk_registered' : 'tablet_registered', name });
    });
    return new Reply(null, { headers: { 'set-cookie': tabletCookie(token, headers) } });
  },
};

/** @throws Refusal for a project of another company, or one that is over */
async function placeKiosk(
  tx: Tx,
  { tenantId }: Session,
  { tabletId, jobId }: { tabletId: number; jobId: number },
): Promise<void> {
  const job = await tx
    .selectFrom('job')
    .where('id', '=', jobId)
    .where('tenant_id', '=', tenantId)
    .where('deleted', '=', 0)
    .where('archived', '=', 0)
    .select('id')
    .executeTakeFirst();
  if (!job) throw new Refusal('This project was not found, or it is over. Choose another one for the kiosk.');
  await tx.insertInto('kiosk_place').values({ tablet_id: tabletId, tenant_id: tenantId, job_id: jobId }).execute();
}

const RevokeTabletSchema = v.object({ id: WholeNumber });

export const revokeTablet: SignedInRoute = {
  verb: 'POST',
  path: 'CompanyTablet/revoke',
  summary: 'Take the registration of a shared tablet back; whoever is signed in on it is signed out (Admin)',
  session: 'required',
  takes: RevokeTabletSchema,
  async handle({ read, services, session }) {
    const { id } = await read(RevokeTabletSchema);
    requireAdmin(session);
    await services.db.system(async (tx) => {
      const gone = await tx
        .deleteFrom('tablet')
        .where('id', '=', id)
        .where('tenant_id', '=', session.tenantId)
        .returning('name')
        .executeTakeFirst();
      if (!gone) throw new Refusal('There is no such tablet at your company.');
      await noteTablet(tx, session, { happened: 'tablet_revoked', name: gone.name });
    });
    return null;
  },
};

function noteTablet(tx: Tx, { tenantId, userId }: Session, { happened, name }: { happened: string; name: string }) {
  const details = { tablet: name };
  return noteActivity(tx, {
    kind: 'account',
    happened,
    model: 'Company',
    recordId: tenantId,
    details,
    tenantId,
    userId,
  });
}
