import type { SignedIn } from '@fieldspan/contract/signed-in';
import type { TabletPayloads } from '@fieldspan/contract/tablet-calls';
import { call } from '@fieldspan/api/call';
import { queryOptions } from '@tanstack/react-query';
import { forgetTablet, rememberTablet } from './is-tablet.ts';
import { keepAnswer, signOut } from './sign-in.ts';

const PUBLIC = { noAuthRedirect: true } as const;

/** The people who can sign in here; refused if the device is no longer a tablet. */
export const tabletPageQuery = () =>
  queryOptions({
    queryKey: ['Tablet', 'people'],
    queryFn: ({ signal }) => call('Tablet/people', {}, { ...PUBLIC, signal }),
    retry: false,
    staleTime: 0,
    meta: { quiet: true },
  });

/**
 * Signs in with a PIN, without "stay signed in", because the next person is waiting.
 * @returns null if a second factor is required
 */
export async function signInByPin(typed: TabletPayloads['Tablet/sign-in']): Promise<SignedIn | null> {
  return keepAnswer(await call('Tablet/sign-in', typed, PUBLIC), false);
}

/** The company's shared tablets and the people with a PIN; only for its Admins. */
export const companyTabletsQuery = () =>
  queryOptions({
    queryKey: ['CompanyTablet', 'read'],
    queryFn: ({ signal }) => call('CompanyTablet/read', {}, { signal }),
  });

/** Registers this device as a shared tablet of the company. */
export async function registerTablet(name: string): Promise<void> {
  await call('CompanyTablet/register', { name });
  rememberTablet('sign-in');
}

/**
 * Makes this device a kiosk and signs out: from now on it shows the clock alone.
 * @param jobId the project that it stands at
 */
export async function registerKiosk({ name, jobId }: { name: string; jobId: number | null }): Promise<void> {
  await call('CompanyTablet/register', { name, is_kiosk: 1, job_id: jobId ?? '' });
  rememberTablet('kiosk');
  await signOut();
}

export async function revokeTablet({ id, isThis }: { id: number; isThis: boolean }): Promise<void> {
  await call('CompanyTablet/revoke', { id });
  if (isThis) forgetTablet();
}

export async function addCrewMember(typed: TabletPayloads['CompanyTablet/add-person']): Promise<void> {
  await call('CompanyTablet/add-person', typed);
}

export async function setPin(typed: TabletPayloads['CompanyTablet/set-pin']): Promise<void> {
  await call('CompanyTablet/set-pin', typed);
}

export async function removePin(userId: number): Promise<void> {
  await call('CompanyTablet/remove-pin', { user_id: userId });
}

/** Whether the person has a PIN at the active tenant. */
export const ownPinQuery = () =>
  queryOptions({ queryKey: ['UserPin', 'mine'], queryFn: ({ signal }) => call('UserPin/mine', {}, { signal }) });

export async function changePin(typed: TabletPayloads['UserPin/change']): Promise<void> {
  await call('UserPin/change', typed);
}
