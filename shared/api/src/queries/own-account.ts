import type { AccountPayloads } from '@fieldspan/contract/account-calls';
import { call } from '@fieldspan/api/call';
import { queryOptions } from '@tanstack/react-query';
import type { QueryAnswer } from './query-answer.ts';

/** The open sessions of the signed-in person. */
export const sessionsQuery = () =>
  queryOptions({
    queryKey: ['user', 'sessions'],
    queryFn: ({ signal }) => call('user/sessions', {}, { signal }),
  });
export type OpenSession = QueryAnswer<typeof sessionsQuery>[number];

/** Ends one session, or without an id all other ones. */
export async function endOtherSession(id?: number): Promise<void> {
  await call('user/end-session', id === undefined ? {} : { id });
}

/** Requests a change of the e-mail address; it takes effect when the mailed link is opened. */
export const changeEmail = (change: AccountPayloads['user/change-email']) => call('user/change-email', change);

/** Creates another company of the person, which becomes the active tenant. */
export const createOwnCompany = (company: AccountPayloads['user/register-company']) =>
  call('user/register-company', company);

/** Changes the password, which ends all other sessions. */
export async function changePassword(change: AccountPayloads['user/change-password']): Promise<void> {
  await call('user/change-password', change);
}
