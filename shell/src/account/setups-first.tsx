import { isAccountSetup, isCompanySetup } from '@fieldspan/domain/setup-mode';
import type { ReactNode } from 'react';
import { useSetupState } from './use-setup-state.ts';

/**
 * Suppresses offers while the account or the company is being set up; ForcedPlace decides where the person has to be.
 */
export function SetupsFirst({ children }: { children: ReactNode }) {
  const state = useSetupState();
  if (!state || isAccountSetup(state.person) || isCompanySetup(state.person, state.company)) return null;
  return children;
}
