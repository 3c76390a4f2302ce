import type { FactorProof } from '@fieldspan/contract/factor-calls';
import { call } from '@fieldspan/api/call';
import { queryClient } from '@fieldspan/api/query-client';
import { queryOptions } from '@tanstack/react-query';
import { makePasskey, showPasskey } from '../browser-passkeys.ts';
import type { QueryAnswer } from './query-answer.ts';

const KEY = ['UserFactor'] as const;

/** How the signed-in person signs in. Never old: whether it is proven who they are ends within minutes. */
export const ownFactorsQuery = () =>
  queryOptions({
    queryKey: [...KEY, 'mine'],
    queryFn: ({ signal }) => call('UserFactor/mine', {}, { signal }),
    staleTime: 0,
    meta: { quiet: true },
  });
export type OwnFactors = QueryAnswer<typeof ownFactorsQuery>;

const refresh = () => queryClient.invalidateQueries({ queryKey: KEY });

/** Whether the person has to confirm that it is them before a change; asked anew each time. */
export async function mustConfirm(): Promise<boolean> {
  return !(await queryClient.fetchQuery(ownFactorsQuery())).is_proven;
}

/** Shows the password or a second factor once more. */
export async function confirmSelf(proof: FactorProof | { password: string }): Promise<void> {
  await call('UserFactor/confirm', proof);
  await refresh();
}

export async function confirmByPasskey(): Promise<void> {
  await confirmSelf({ passkey: await showPasskey(await call('UserFactor/confirm-passkey', {})) });
}

/** A new secret for an authenticator app, as text and as what its QR code says. */
export const beginTotp = () => call('UserFactor/begin-totp', {});

/** @returns recovery codes when it is the first factor */
export async function confirmTotp(code: string): Promise<string[] | null> {
  const { recovery_codes } = await call('UserFactor/confirm-totp', { code });
  await refresh();
  return recovery_codes;
}

export async function removeTotp(): Promise<void> {
  await call('UserFactor/remove-totp', {});
  await refresh();
}

/** @returns recovery codes when it is the first factor */
export async function registerPasskey(name: string): Promise<string[] | null> {
  const passkey = await makePasskey(await call('UserFactor/passkey-registration', {}));
  const { recovery_codes } = await call('UserFactor/register-passkey', { passkey, name });
  await refresh();
  return recovery_codes;
}

export async function renamePasskey(change: { id: number; name: string }): Promise<void> {
  await call('UserFactor/rename-passkey', change);
  await refresh();
}

export async function removePasskey(id: number): Promise<void> {
  await call('UserFactor/remove-passkey', { id });
  await refresh();
}

export async function renewRecoveryCodes(): Promise<string[]> {
  const { recovery_codes } = await call('UserFactor/new-recovery-codes', {});
  await refresh();
  return recovery_codes;
}

export async function forgetTrustedDevices(): Promise<void> {
  await call('UserFactor/forget-devices', {});
  await refresh();
}

const COMPANY_KEY = ['CompanySignIn', 'read'] as const;

/** What the company asks of its people when they sign in; for its Admins. */
export const companySignInQuery = () =>
  queryOptions({ queryKey: COMPANY_KEY, queryFn: ({ signal }) => call('CompanySignIn/read', {}, { signal }) });

export async function requireFactor(required: 0 | 1): Promise<void> {
  await call('CompanySignIn/require-factor', { required });
  await queryClient.invalidateQueries({ queryKey: COMPANY_KEY });
}

/** Removes the second factors of somebody who lost them; they are signed out and told. */
export async function resetFactors(userId: number): Promise<void> {
  await call('CompanySignIn/reset-factors', { user_id: userId });
  await queryClient.invalidateQueries({ queryKey: COMPANY_KEY });
}
