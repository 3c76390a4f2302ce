import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import { isLanguage } from '../notify/speech.ts';

/** What a browser tells with each call of whoever sits before it. */
export type Reader = { zone: string | null; language: string | null };

/** Remembers where a person is and what they read, for mails and days that are worked out without their browser. */
export async function noteReader(tx: Tx, userId: number, { zone, language }: Reader): Promise<void> {
  const known = await tx
    .selectFrom('quiet_hours')
    .where('user_id', '=', userId)
    .select(['time_zone', 'language'])
    .executeTakeFirst();
  const isZoneNew = zone !== null && zone.length <= 60 && known?.time_zone !== zone;
  const isLanguageNew = language !== null && isLanguage(language) && (known?.language ?? 'en') !== language;
  // A name that the database does not know would break every push.
  if (isZoneNew)
    await sql`
      insert into quiet_hours (user_id, time_zone)
      select ${userId}, name from pg_timezone_names where name = ${zone}
      on conflict (user_id) do update set time_zone = excluded.time_zone`.execute(tx);
  if (isLanguageNew)
    await sql`
      insert into quiet_hours (user_id, language) values (${userId}, ${language})
      on conflict (user_id) do update set language = excluded.language`.execute(tx);
}

/** What stands there until a browser has named one. */
export const UNKNOWN_ZONE = 'UTC';

/** The time zone that a person's browser last named; UTC while it is not known. */
export async function zoneOf(tx: Tx, userId: number): Promise<string> {
  const known = await tx.selectFrom('quiet_hours').where('user_id', '=', userId).select('time_zone').executeTakeFirst();
  return known?.time_zone ?? UNKNOWN_ZONE;
}
