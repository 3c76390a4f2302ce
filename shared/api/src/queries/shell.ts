import { call } from '@fieldspan/api/call';
import { queryClient } from '@fieldspan/api/query-client';
import { queryOptions } from '@tanstack/react-query';

/** The oldest unanswered invitation; null if there is none. */
export const pendingInviteQuery = (userId: number) =>
  queryOptions({
    queryKey: ['UserPermission', 'pending', userId],
    queryFn: async ({ signal }) => {
      const invitations = await call('CompanyUser/invitations', {}, { signal });
      return invitations.find(({ invite_declined }) => invite_declined === 0) ?? null;
    },
    meta: { quiet: true },
  });

/** Agrees to the current terms of service and privacy policy. */
export async function acknowledgeTerms(): Promise<void> {
  await call('User/acknowledge-tos', {});
  // Queries that failed because the agreement was missing are loaded again.
  queryClient.removeQueries({ predicate: ({ state }) => state.status === 'error' });
}

/** Requests a link to set a new password. The answer does not reveal whether the address is known. */
export async function requestPasswordReset({ email, bySms }: { email: string; bySms: boolean }): Promise<void> {
  await call('user/reset-request', { email, smsNotification: bySms ? 1 : 0 }, { noAuthRedirect: true });
}
