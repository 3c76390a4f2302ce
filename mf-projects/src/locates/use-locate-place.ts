import { companyQuery } from '@fieldspan/api/queries/company';
import { locatePlace } from '@fieldspan/domain/locate-times';
import type { LocatePlace } from '@fieldspan/domain/locate-times';
import { useCurrentUser } from '@fieldspan/records/current-user';
import { useQuery } from '@tanstack/react-query';

/** By whose rules and holidays the company's tickets go. */
export function useLocatePlace(): LocatePlace {
  const { profile } = useCurrentUser();
  const { data } = useQuery({
    ...companyQuery(profile.tenant_id ?? 0),
    enabled: profile.tenant_id !== null,
    throwOnError: false,
    meta: { quiet: true },
  });
  return locatePlace(data);
}
