import { useProfile, viewerOfProfile } from '@fieldspan/api/profile';
import { companyQuery } from '@fieldspan/api/queries/company';
import { useQuery } from '@tanstack/react-query';
import { InviteDialog } from './invite-dialog.tsx';
import { ForcedPlace } from './forced-place.tsx';
import { TermsDialog } from './terms-dialog.tsx';

/** What a signed-in person has to settle before going on, one thing at a time: the terms, an invitation, the setups. */
export function AccountDuties() {
  const profile = useProfile();
  const tenantId = profile?.tenant_id ?? 0;
  const { data: company = null } = useQuery({ ...companyQuery(tenantId), enabled: tenantId !== 0 });
  if (!profile) return null;
  const hasAgreed = profile.tosUpToDate === 1;
  return (
    <>
      <TermsDialog open={!hasAgreed} />
      {hasAgreed && <InviteDialog userId={profile.id} />}
      <ForcedPlace person={profile} company={company} isEmployed={viewerOfProfile(profile).role !== 'none'} />
    </>
  );
}
