import type { SignOnPayloads } from '@fieldspan/contract/sign-on-calls';
import { call } from '@fieldspan/api/call';
import { queryOptions } from '@tanstack/react-query';

const KEY = ['CompanySignIn', 'provider'] as const;

/** The company's own OpenID provider; only for its Admins. */
export const companyProviderQuery = () =>
  queryOptions({ queryKey: KEY, queryFn: ({ signal }) => call('CompanySignIn/provider', {}, { signal }) });

export async function saveProvider(typed: SignOnPayloads['CompanySignIn/save-provider']): Promise<void> {
  await call('CompanySignIn/save-provider', typed);
}

export async function requireProvider(required: 0 | 1): Promise<void> {
  await call('CompanySignIn/require-provider', { required });
}

export async function removeProvider(): Promise<void> {
  await call('CompanySignIn/remove-provider', {});
}
