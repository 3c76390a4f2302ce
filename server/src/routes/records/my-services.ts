import type { SignedInRoute } from '../../http/route.ts';

const LIMIT = 200;

export const myServices: SignedInRoute = {
  verb: 'GET',
  path: 'Service/my-list',
  summary: 'Open service calls that the caller is assigned to or works on, the next one first',
  session: 'required',
  handle({ session, transact }) {
    const { tenantId, userId } = session;
    return transact((tx) =>
      tx
        .selectFrom('service')
        .where('service.tenant_id', '=', tenantId)
        .where('service.archived', '=', 0)
        .where('service.completed', 'is', null)
        .where((is) =>
          is.or([
            is('service.assigned_to', '=', userId),
            is.exists(
              is
                .selectFrom('service_personnel as helper')
                .where('helper.tenant_id', '=', tenantId)
                .whereRef('helper.service_id', '=', 'service.id')
                .where('helper.user_id', '=', userId)
                .select('helper.id'),
            ),
          ]),
        )
        // What is only planned may still go to somebody else.
        .where((is) =>
          is.not(
            is.exists(
              is
                .selectFrom('visit as planned')
                .where('planned.tenant_id', '=', tenantId)
                .whereRef('planned.service_id', '=', 'service.id')
                .where('planned.lead_id', '=', userId)
                .where('planned.state', '=', 'planned')
                .select('planned.id'),
            ),
          ),
        )
        .select(['service.id', 'service.slug', 'service.job_num', 'service.job_name', 'service.customer_name_cache'])
        .select(['service.address', 'service.city', 'service.status_id', 'service.priority', 'service.scheduled_at'])
        .orderBy('service.scheduled_at', (by) => by.asc().nullsLast())
        .orderBy('service.id')
        .limit(LIMIT)
        .execute(),
    );
  },
};
