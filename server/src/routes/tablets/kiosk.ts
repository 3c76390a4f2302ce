import type { Punched } from '@fieldspan/contract/punched';
import type { KioskOpened, KioskPage } from '@fieldspan/contract/tablet-calls';
import { sql } from 'kysely';
import * as v from 'valibot';
import { breaksOf } from '../../db/breaks-of.ts';
import type { Tx } from '../../db/database.ts';
import type { Session } from '../../http/context.ts';
import { Refusal } from '../../http/errors.ts';
import { WholeNumber, shortText } from '../../http/fields.ts';
import type { Ask, OpenRoute } from '../../http/route.ts';
import { jobSession } from '../../list-jobs/job-session.ts';
import { checkPinAt } from '../../tablets/check-pin-at.ts';
import { openSealed } from '../../tablets/kiosk-key.ts';
import { knownKiosk } from '../../tablets/known-kiosk.ts';
import type { Kiosk } from '../../tablets/known-kiosk.ts';
import { tabletPeople } from '../../tablets/known-tablet.ts';
import { PunchSchema, pressOnce } from '../clock/punch-clock.ts';
import { codesOfJobs, placesOf } from './kiosk-places.ts';

export const kioskPage: OpenRoute = {
  verb: 'GET',
  path: 'Kiosk/page',
  summary: 'Who can clock in and out by PIN on the kiosk that asks, and who is at work',
  session: 'none',
  handle: ({ services, headers }): Promise<KioskPage> =>
    services.db.system(async (tx) => {
      const { tenantId, name, companyName, publicKey, place } = await knownKiosk(tx, headers);
      const people = await tabletPeople(tx, tenantId)
        .select(['u.id', sql<string>`trim(concat_ws(' ', u.first_name, u.last_name))`.as('name')])
        .select(
          sql<string | null>`(select max(l.time_in) from time_log l
            where l.tenant_id = pin.tenant_id and l.user_id = u.id and l.time_out is null)`.as('time_in'),
        )
        .orderBy('name')
        .orderBy('u.id')
        .execute();
      const here = place && { ...place, codes: await codesHere(tx, tenantId, place.id) };
      return { name, company_name: companyName, key: publicKey, place: here, people };
    }),
};

async function codesHere(tx: Tx, tenantId: number, jobId: number) {
  const codes = await codesOfJobs(tx, tenantId, [jobId]);
  return codes.map(({ id, code, title }) => ({ id, code, title }));
}

const OpenSchema = v.object({ user_id: WholeNumber, pin: shortText(20) });

export const kioskOpen: OpenRoute = {
  verb: 'POST',
  path: 'Kiosk/open',
  summary: 'Show one person their clock on a kiosk, by PIN',
  session: 'none',
  takes: OpenSchema,
  async handle(ask): Promise<KioskOpened> {
    const { user_id: userId, pin } = await ask.read(OpenSchema);
    const { db } = ask.services;
    const kiosk = await db.system((tx) => knownKiosk(tx, ask.headers));
    await checkPinAt(ask, kiosk, { userId, pin });
    const session = await sessionAt(ask, kiosk, userId);
    return db.as(session, async (tx) => ({
      running: await runningOf(tx, session),
      places: await placesOf(tx, session, kiosk.place?.id ?? null),
    }));
  },
};

const PressSchema = v.object({
  ...v.omit(PunchSchema, ['client_key']).entries,
  sealed: v.pipe(shortText(1000), v.nonEmpty('must not be empty')),
});

export const kioskPress: OpenRoute = {
  verb: 'POST',
  path: 'Kiosk/press',
  summary: 'A press of the clock on a kiosk: person, key and PIN are sealed for it',
  session: 'none',
  takes: PressSchema,
  async handle(ask): Promise<Punched> {
    const { sealed, ...input } = await ask.read(PressSchema);
    const { db, secrets } = ask.services;
    const kiosk = await db.system((tx) => knownKiosk(tx, ask.headers));
    const { userId, key, pin } = openSealed(secrets, { ...kiosk, sealed });
    await checkPinAt(ask, kiosk, { userId, pin });
    const session = await sessionAt(ask, kiosk, userId);
    return pressOnce({ db, session, time: ask.time }, { ...input, client_key: key });
  },
};

/** The rights of the person at the company of the kiosk, whichever company they last had open. */
async function sessionAt(ask: Ask, { tenantId }: Kiosk, userId: number): Promise<Session> {
  const session = await jobSession(ask.services, { userId, tenantId });
  if (!session) throw new Refusal('You do not work for this company, so you cannot clock in.');
  return session;
}

async function runningOf(tx: Tx, { tenantId, userId }: Session): Promise<KioskOpened['running']> {
  const log = await tx
    .selectFrom('time_log as l')
    .leftJoin('job as j', (join) => join.onRef('j.id', '=', 'l.job_id').onRef('j.tenant_id', '=', 'l.tenant_id'))
    .leftJoin('service as s', (join) =>
      join.onRef('s.id', '=', 'l.service_id').onRef('s.tenant_id', '=', 'l.tenant_id'),
    )
    .where('l.tenant_id', '=', tenantId)
    .where('l.user_id', '=', userId)
    .where('l.time_out', 'is', null)
    .where('l.time_in', 'is not', null)
    .orderBy('l.time_in', 'desc')
    .select(['l.time_in', 'l.job_id', 'l.service_id', 'l.cost_code_id'])
    .select([
      sql<string | null>`coalesce(j.job_num, s.job_num)`.as('job_num'),
      sql<string | null>`coalesce(j.job_name, s.job_name)`.as('job_name'),
      breaksOf('l').as('breaks_json'),
    ])
    .executeTakeFirst();
  return log ? { ...log, time_in: log.time_in ?? '' } : null;
}
