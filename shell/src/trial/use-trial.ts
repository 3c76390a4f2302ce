import { useProfile, viewerOfProfile, type Profile } from '@fieldspan/api/profile';
import { companyQuery } from '@fieldspan/api/queries/company';
import { subscriptionQuery } from '@fieldspan/api/queries/company-settings';
import { isEmployerOnly } from '@fieldspan/domain/menu';
import { trialOf, type Trial } from '@fieldspan/domain/trial';
import { useNow } from '@fieldspan/federation/now';
import { useQuery } from '@tanstack/react-query';

/** The trial state of the active employer; null when there is nothing to show, undefined while unknown. */
export function useTrial(): Trial | null | undefined {
  const profile = useProfile();
  const isEmployed = hasEmployer(profile);
  const company = useQuery({ ...companyQuery(profile?.tenant_id ?? 0), enabled: isEmployed });
  const subscription = useQuery({ ...subscriptionQuery(), enabled: isEmployed, meta: { quiet: true } });
  const now = useNow();
  if (!profile) return undefined;
  if (!isEmployed || company.isError || subscription.isError) return null;
  if (!company.data || subscription.data === undefined) return undefined;
  return subscription.data && trialOf(subscription.data, company.data, now);
}

const hasEmployer = (profile: Profile | undefined): boolean =>
  profile !== undefined && profile.tenant_id !== 0 && !isEmployerOnly(viewerOfProfile(profile));
