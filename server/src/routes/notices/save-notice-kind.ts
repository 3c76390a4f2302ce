import type { QuietHours } from '@fieldspan/contract/messaging-calls';
import { DIGEST_AT, NOTICE_KINDS, NOTICE_WAYS } from '@fieldspan/domain/notice-kinds';
import { sql } from 'kysely';
import * as v from 'valibot';
import type { SignedInRoute } from '../../http/route.ts';
import { quietHoursOf } from './quiet-hours.ts';

const SaveNoticeKindSchema = v.object({
  kind: v.picklist(NOTICE_KINDS, `must be one of: ${NOTICE_KINDS.join(', ')}`),
  way: v.picklist(NOTICE_WAYS, `must be one of: ${NOTICE_WAYS.join(', ')}`),
});

/** Changes one kind alone: a page that has been open for long takes back nothing that was chosen elsewhere. */
export const saveNoticeKind: SignedInRoute = {
  verb: 'POST',
  path: 'User/save-notice-kind',
  summary: `How the caller is told of one kind of notifications: now on their devices, daily in one mail at ${DIGEST_AT} where they are, off in the list of alerts alone`,
  session: 'required',
  takes: SaveNoticeKindSchema,
  async handle(ask): Promise<QuietHours> {
    const { kind, way } = await ask.read(SaveNoticeKindSchema);
    const { userId } = ask.session;
    return ask.transact(async (tx) => {
      const muted = way === 'off' ? [kind] : [];
      const daily = way === 'daily' ? [kind] : [];
      await sql`
        insert into quiet_hours as q (user_id, muted, daily) values (${userId}, ${muted}::text[], ${daily}::text[])
        on conflict (user_id) do update set
          muted = array_remove(q.muted, ${kind}) || excluded.muted,
          daily = array_remove(q.daily, ${kind}) || excluded.daily`.execute(tx);
      return quietHoursOf(tx, userId);
    });
  },
};
