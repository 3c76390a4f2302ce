import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';

/** Remembers where a person is, for mails and days that are worked out without their browser. */
export async function noteZone(tx: Tx, userId: number, zone: string | null): Promise<void> {
  if (zone === null || zone.length > 60) return;
  const known = await tx.selectFrom('quiet_hours').where('user_id', '=', userId).select('time_zone').executeTakeFirst();
  if (known?.time_zone === zone) return;
  // A name that the database does not know would break every push.
  await sql`
    insert into quiet_hours (user_id, time_zone)
    select ${userId}, name from pg_timezone_names where name = ${zone}
    on conflict (user_id) do update set time_zone = excluded.time_zone`.execute(tx);
}

/** The time zone that a person's browser last named; UTC while it is not known. */
export async function zoneOf(tx: Tx, userId: number): Promise<string> {
  const known = await tx.selectFrom('quiet_hours').where('user_id', '=', userId).select('time_zone').executeTakeFirst();
  return known?.time_zone ?? 'UTC';
}
