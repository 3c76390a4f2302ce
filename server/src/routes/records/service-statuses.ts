import type { SignedInRoute } from '../../http/route.ts';

export const serviceStatuses: SignedInRoute = {
  verb: 'GET',
  path: 'Service/statuses',
  summary: 'The states a service call goes through, in order',
  session: 'required',
  handle: ({ session, transact }) =>
    transact((tx) =>
      tx
        .selectFrom('service_status')
        .where('tenant_id', '=', session.tenantId)
        .select(['id', 'type', 'label'])
        .orderBy('sort_order')
        .orderBy('id')
        .execute(),
    ),
};
