import type { FactorProof } from '@fieldspan/contract/factor-calls';
import { call } from '@fieldspan/api/call';
import { queryClient } from '@fieldspan/api/query-client';
import { queryOptions } from '@tanstack/react-query';
import { makePasskey, showPasskey } from '../browser-passkeys.ts';
import type { QueryAnswer } from './query-answer.ts';

/** How the signed-in person signs in. Never cached as fresh, because a proof of identity expires within minutes. */
export const ownFactorsQuery = () =>
  queryOptions({
    queryKey: ['UserFactor', 'mine'],
    queryFn: ({ signal }) => call('UserFactor/mine', {}, { signal }),
    staleTime: 0,
    meta: { quiet: true },
  });
export type OwnFactors = QueryAnswer<typeof ownFactorsQuery>;

/** Whether the person must confirm their identity before a change; always asks the server. */
export async function mustConfirm(): Promise<boolean> {
  return !(await queryClient.fetchQuery(ownFactorsQuery())).is_proven;
}

/** Confirms the identity with the password or a second factor. */
export async function confirmSelf(proof: FactorProof | { password: string }): Promise<void> {
  await call('UserFactor/confirm', proof);
}

export async function confirmByPasskey(): Promise<void> {
  await confirmSelf({ passkey: await showPasskey(await call('UserFactor/confirm-passkey', {})) });
}

/** A new secret for an authenticator app, as text and as the URI of its QR code. */
export const beginTotp = () => call('UserFactor/begin-totp', {});

/** @returns recovery codes if it is the first second factor */
export async function confirmTotp(code: string): Promise<string[] | null> {
  const { recovery_codes } = await call('UserFactor/confirm-totp', { code });
  return recovery_codes;
}

export async function removeTotp(): Promise<void> {
  await call('UserFactor/remove-totp', {});
}

/** @returns recovery codes if it is the first second factor */
export async function registerPasskey(name: string): Promise<string[] | null> {
  const passkey = await makePasskey(await call('UserFactor/passkey-registration', {}));
  const { recovery_codes } = await call('UserFactor/register-passkey', { passkey, name });
  return recovery_codes;
}

export async function renamePasskey(change: { id: number; name: string }): Promise<void> {
  await call('UserFactor/rename-passkey', change);
}

export async function removePasskey(id: number): Promise<void> {
  await call('UserFactor/remove-passkey', { id });
}

export async function renewRecoveryCodes(): Promise<string[]> {
  const { recovery_codes } = await call('UserFactor/new-recovery-codes', {});
  return recovery_codes;
}

export async function forgetTrustedDevices(): Promise<void> {
  await call('UserFactor/forget-devices', {});
}

/** The company's rules for signing in; only for its Admins. */
export const companySignInQuery = () =>
  queryOptions({
    queryKey: ['CompanySignIn', 'read'],
    queryFn: ({ signal }) => call('CompanySignIn/read', {}, { signal }),
  });

export async function requireFactor(required: 0 | 1): Promise<void> {
  await call('CompanySignIn/require-factor', { required });
}

/** Removes the second factors of somebody who has lost them; their sessions end, and they are notified. */
export async function resetFactors(userId: number): Promise<void> {
  await call('CompanySignIn/reset-factors', { user_id: userId });
}
