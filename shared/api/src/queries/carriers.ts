import { call } from '@fieldspan/api/call';
import { queryOptions } from '@tanstack/react-query';

/** Which ways out the server has; whoever signs in or was forgotten asks too. Nothing is offered before it is known. */
export const carriersQuery = () =>
  queryOptions({
    queryKey: ['Notification', 'carriers'],
    queryFn: ({ signal }) => call('Notification/carriers', {}, { noAuthRedirect: true, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
  });
