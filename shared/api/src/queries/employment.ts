import type { InvitedLine } from '@fieldspan/contract/account-calls';
import { call } from '@fieldspan/api/call';
import { queryOptions } from '@tanstack/react-query';

/** How much open work an employee has. */
export const openWorkQuery = (userId: number) =>
  queryOptions({
    queryKey: ['CompanyUser', 'open-work', userId],
    queryFn: ({ signal }) => call('CompanyUser/open-work', { user_id: userId }, { signal }),
    staleTime: 0,
  });

export async function resendInvitation(userId: number): Promise<void> {
  await call('CompanyUser/resend-invitation', { user_id: userId });
}

/** Deactivates an employee, or withdraws an invitation. */
export async function deactivateEmployee(userId: number, successorId: number | undefined): Promise<void> {
  const to = successorId === undefined ? {} : { to_user_id: successorId };
  await call('CompanyUser/deactivate', { user_id: userId, ...to });
}

export async function reactivateEmployee(userId: number): Promise<void> {
  await call('CompanyUser/reactivate', { user_id: userId });
}

/** Invites a list of people. Returns the result of each line, in the same order. */
export async function inviteMany(people: readonly InvitedLine[]) {
  const answers = await call('CompanyUser/invite-many', { people });
  return answers;
}
