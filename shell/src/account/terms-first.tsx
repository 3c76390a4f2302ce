import { useProfile } from '@fieldspan/api/profile';
import { lazyScreen } from '@fieldspan/federation/lazy-screen';
import type { ReactNode } from 'react';

const TermsDialog = lazyScreen(
  async () => (await import(/* webpackChunkName: 'duties' */ './terms-dialog.tsx')).TermsDialog,
);

/** Shows the terms when they have changed since the person agreed. */
export function TermsFirst({ children }: { children: ReactNode }) {
  const profile = useProfile();
  if (!profile) return null;
  return profile.tosUpToDate === 1 ? children : <TermsDialog hasAgreedBefore={profile.tos_hash !== null} />;
}
