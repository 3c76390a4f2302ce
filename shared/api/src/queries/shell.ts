import { call } from '@fieldspan/api/call';
import { queryClient } from '@fieldspan/api/query-client';
import { queryOptions } from '@tanstack/react-query';

/** The oldest invitation of a company that the person has not answered; null without one. */
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
  // What was refused for want of the agreement is asked anew.
  queryClient.removeQueries({ predicate: ({ state }) => state.status === 'error' });
  await queryClient.invalidateQueries({ queryKey: ['profile'] });
}

/** Asks for a way to set a new password. The answer never tells whether the address is known. */
export async function requestPasswordReset({ email, bySms }: { email: string; bySms: boolean }): Promise<void> {
  await call('user/reset-request', { email, smsNotification: bySms ? 1 : 0 }, { noAuthRedirect: true });
}
