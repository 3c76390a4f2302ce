import { useProfile, viewerOfProfile } from '@fieldspan/api/profile';
import { companyQuery } from '@fieldspan/api/queries/company';
import type { SetupState } from '@fieldspan/domain/setup-mode';
import { useQuery } from '@tanstack/react-query';

/** The state of the person's account and company; undefined until both are known. */
export function useSetupState(): SetupState | undefined {
  const profile = useProfile();
  const tenantId = profile?.tenant_id ?? 0;
  const { data: company = null, isPending } = useQuery({ ...companyQuery(tenantId), enabled: tenantId !== 0 });
  if (!profile || (tenantId !== 0 && isPending)) return undefined;
  return { person: profile, company, isEmployed: viewerOfProfile(profile).role !== 'none' };
}
