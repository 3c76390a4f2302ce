import type { SupportThread } from '@fieldspan/contract/messaging-calls';
import { sql } from 'kysely';
import * as v from 'valibot';
import type { Tx } from '../../db/database.ts';
import type { Session } from '../../http/context.ts';
import { Refusal } from '../../http/errors.ts';
import { WholeNumber } from '../../http/fields.ts';
import type { SignedInRoute } from '../../http/route.ts';
import { addMembers } from './membership.ts';

/** The newest that are shown; what waits for an answer comes first. */
const MOST = 200;

export const supportInbox: SignedInRoute = {
  verb: 'GET',
  path: 'MessageThread/support-inbox',
  summary: 'For staff of the provider: the support threads of all companies, those that wait for an answer first',
  session: 'required',
  async handle({ session, services }): Promise<SupportThread[]> {
    requireStaff(session);
    return services.db.system((tx) => threadsFor(tx, session));
  },
};

const EnterSchema = v.object({ id: WholeNumber });

/** The company's own threads, people and records stay closed: a member without a role sees the threads they are in. */
export const enterSupport: SignedInRoute = {
  verb: 'POST',
  path: 'MessageThread/enter-support',
  summary: 'For staff of the provider: become a member of a support thread, to answer it in its company',
  session: 'required',
  takes: EnterSchema,
  async handle({ read, session, services }) {
    const { id } = await read(EnterSchema);
    requireStaff(session);
    return services.db.system(async (tx) => {
      const thread = (await threadsFor(tx, session, id))[0];
      if (!thread) throw new Refusal('This support thread is closed, or its company has closed it to you.');
      const { tenant_id: tenantId, slug } = thread;
      const member = { tenant_id: tenantId, user_id: session.userId, role_type: null, invite_accepted: 1 as const };
      await tx
        .insertInto('user_permission')
        .values(member)
        .onConflict((conflict) => conflict.columns(['tenant_id', 'user_id']).doNothing())
        .execute();
      await addMembers(tx, { ...session, tenantId }, { threadId: id, userIds: [session.userId] });
      return { tenant_id: tenantId, slug };
    });
  },
};

function requireStaff({ isProviderStaff }: Session): void {
  if (isProviderStaff !== true) throw new Refusal('Only the staff of the provider answer support threads.');
}

/**
 * A thread in which no staff is left, or of a company that let this one go, is closed to them. One in which nothing was asked
 * yet waits for nobody.
 */
async function threadsFor(tx: Tx, { userId }: Session, id: number | null = null): Promise<SupportThread[]> {
  const { rows } = await sql<SupportThread>`
    with staff as (select user_id from user_secret where master_key_allowed)
    select t.tenant_id, c.company_name as company, t.id, t.slug, t.subject, t.last_message, t.last_message_at,
      trim(concat_ws(' ', asker.first_name, asker.last_name)) as asker,
      trim(concat_ws(' ', last.first_name, last.last_name)) as last_by,
      coalesce(t.last_message_by in (select user_id from staff), false) as is_answered,
      (select count(*)::int from message n where n.tenant_id = t.tenant_id and n.thread_id = t.id and n.is_deleted = 0
        and n.id > coalesce(m.last_read_message_id, 0) and n.author_id is distinct from ${userId}) as unread
    from message_thread t
    join company c on c.id = t.tenant_id
    left join "user" asker on asker.id = t.created_by
    left join "user" last on last.id = t.last_message_by
    left join message_thread_user m on m.tenant_id = t.tenant_id and m.thread_id = t.id and m.user_id = ${userId}
    left join user_permission p on p.tenant_id = t.tenant_id and p.user_id = ${userId}
    where t.is_help_chat = 1 and t.archived = 0 and t.last_message_at is not null
      and coalesce(p.is_inactive, 0) = 0 and coalesce(p.invite_accepted, 1) = 1
      and exists (
        select from message_thread_user s join staff on staff.user_id = s.user_id
        where s.tenant_id = t.tenant_id and s.thread_id = t.id)
      and (${id}::bigint is null or t.id = ${id})
    order by is_answered, t.last_message_at desc, t.id desc limit ${MOST}`.execute(tx);
  return rows;
}
