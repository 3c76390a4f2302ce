import { isAccountSetup, isCompanySetup } from '@fieldspan/domain/setup-mode';
import type { ReactNode } from 'react';
import { useStanding } from './use-standing.ts';

/** Nothing is offered while the account or the company is being set up; where the person has to be says ForcedPlace. */
export function SetupsFirst({ children }: { children: ReactNode }) {
  const standing = useStanding();
  if (!standing || isAccountSetup(standing.person) || isCompanySetup(standing.person, standing.company)) return null;
  return children;
}
