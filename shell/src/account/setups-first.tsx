import { isAccountSetup, isCompanySetup } from '@fieldspan/domain/setup-mode';
import type { ReactNode } from 'react';
import { useStanding } from './use-standing.ts';

/**
 * Suppresses offers while the account or the company is being set up; ForcedPlace decides where the person has to be.
 */
export function SetupsFirst({ children }: { children: ReactNode }) {
  const standing = useStanding();
  if (!standing || isAccountSetup(standing.person) || isCompanySetup(standing.person, standing.company)) return null;
  return children;
}
