import type { AccountPayloads } from '@fieldspan/contract/account-calls';
import { call } from '@fieldspan/api/call';
import { queryClient } from '@fieldspan/api/query-client';
import { queryOptions } from '@tanstack/react-query';
import type { QueryAnswer } from './query-answer.ts';

/** Where the signed-in person is signed in. */
export const sessionsQuery = () =>
  queryOptions({
    queryKey: ['user', 'sessions'],
    queryFn: ({ signal }) => call('user/sessions', {}, { signal }),
  });
export type OpenSession = QueryAnswer<typeof sessionsQuery>[number];

/** Signs out one device, or without an id every other one. */
export async function endOtherSession(id?: number): Promise<void> {
  await call('user/end-session', id === undefined ? {} : { id });
  await queryClient.invalidateQueries({ queryKey: ['user', 'sessions'] });
}

/** Asks for another address; it counts once the link that is mailed there was opened. */
export const changeEmail = (change: AccountPayloads['user/change-email']) => call('user/change-email', change);

/** A further company of one's own, which becomes the active employer. */
export const createOwnCompany = (company: AccountPayloads['user/register-company']) =>
  call('user/register-company', company);

/** Every other device is signed out by it. */
export async function changePassword(change: AccountPayloads['user/change-password']): Promise<void> {
  await call('user/change-password', change);
  await queryClient.invalidateQueries({ queryKey: ['user', 'sessions'] });
}
