import type { QuietHours } from '@fieldspan/contract/messaging-calls';
import { NOTICE_KINDS, noticeKinds } from '@fieldspan/domain/notice-kinds';
import { sql } from 'kysely';
import * as v from 'valibot';
import type { Tx } from '../../db/database.ts';
import { BadRequest } from '../../http/errors.ts';
import { shortText } from '../../http/fields.ts';
import type { SignedInRoute } from '../../http/route.ts';

const TimeOfDay = v.pipe(
  v.string(),
  v.regex(/^(([01]\d|2[0-3]):[0-5]\d)?$|^null$/, 'must be a time of day, such as 22:30, or empty'),
  v.transform((text) => (text === '' || text === 'null' ? null : text)),
);

/** During quiet hours pushes are held until the end, except urgent ones. */
export const readQuietHours: SignedInRoute = {
  verb: 'GET',
  path: 'User/quiet-hours',
  summary:
    "The caller's quiet hours, null when off, whether reminders of tasks come by mail, and what goes to no device",
  session: 'required',
  handle: ({ session, transact }) => transact((tx) => quietHoursOf(tx, session.userId)),
};

const SaveQuietHoursSchema = v.object({
  from: v.optional(TimeOfDay),
  to: v.optional(TimeOfDay),
  time_zone: v.optional(shortText(60)),
  task_mail: v.optional(v.picklist(['true', 'false'])),
  muted: v.optional(
    v.pipe(
      shortText(200),
      v.check(
        (text) => noticeKinds(text) !== null,
        `must be kinds with commas between them: ${NOTICE_KINDS.join(', ')}`,
      ),
    ),
  ),
});

export const saveQuietHours: SignedInRoute = {
  verb: 'POST',
  path: 'User/save-quiet-hours',
  summary:
    'Set the hours in which devices stay silent, over midnight where `from` is the later; both empty turn them off, neither of them leaves them as they are. task_mail: reminders of tasks by mail. muted: kinds of notifications that go to no device, with commas between them',
  session: 'required',
  takes: SaveQuietHoursSchema,
  async handle(ask): Promise<QuietHours> {
    const { from, to, time_zone, task_mail, muted } = await ask.read(SaveQuietHoursSchema);
    if ((from === null) !== (to === null) || (from === undefined) !== (to === undefined))
      throw new BadRequest('from and to are given together, or neither.');
    if (typeof from === 'string' && from === to) throw new BadRequest('from and to must differ.');
    const { userId } = ask.session;
    return ask.transact(async (tx) => {
      if (time_zone !== undefined) await requireTimeZone(tx, time_zone);
      const hours = {
        ...(from === undefined ? {} : { starts: from, ends: to }),
        ...(time_zone === undefined ? {} : { time_zone }),
        ...(muted === undefined ? {} : { muted: noticeKinds(muted) ?? [] }),
        ...(task_mail === undefined ? {} : { task_mail: task_mail === 'true' ? (1 as const) : (0 as const) }),
      };
      await tx
        .insertInto('quiet_hours')
        .values({ user_id: userId, ...hours })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(hours))
        .execute();
      return quietHoursOf(tx, userId);
    });
  },
};

export async function quietHoursOf(tx: Tx, userId: number): Promise<QuietHours> {
  const hours = await tx
    .selectFrom('quiet_hours')
    .where('user_id', '=', userId)
    .select(['time_zone', 'task_mail', 'muted', 'daily', sql<string | null>`to_char(starts, 'HH24:MI')`.as('from')])
    .select(sql<string | null>`to_char(ends, 'HH24:MI')`.as('to'))
    .executeTakeFirst();
  if (!hours) return { from: null, to: null, time_zone: 'UTC', task_mail: true, muted: [], daily: [] };
  const { task_mail, muted, daily, ...rest } = hours;
  return { ...rest, task_mail: task_mail === 1, muted: inOrder(muted), daily: inOrder(daily) };
}

const inOrder = (kinds: readonly string[]) => NOTICE_KINDS.filter((kind) => kinds.includes(kind));

/** Checks the name first: a time zone unknown to the database would break sending every push. */
async function requireTimeZone(tx: Tx, name: string): Promise<void> {
  const { rows } = await sql`select from pg_timezone_names where name = ${name}`.execute(tx);
  if (rows.length === 0) throw new BadRequest('time_zone must be the name of a time zone, such as America/Toronto.');
}
