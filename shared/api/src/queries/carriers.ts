import { call } from '@fieldspan/api/call';
import { queryOptions } from '@tanstack/react-query';

/** Whether the server can send mail and SMS; also used without a session. Nothing is offered until it is known. */
export const carriersQuery = () =>
  queryOptions({
    queryKey: ['Notification', 'carriers'],
    queryFn: ({ signal }) => call('Notification/carriers', {}, { noAuthRedirect: true, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
  });
