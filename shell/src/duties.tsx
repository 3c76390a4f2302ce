import { store } from '@fieldspan/api/store';
import { Wait } from '@fieldspan/federation/wait';
import { useAtomValue } from 'jotai';
import { ForcedPlace } from './account/forced-place.tsx';
import { InviteFirst } from './account/invite-first.tsx';
import { SetupsFirst } from './account/setups-first.tsx';
import { TermsFirst } from './account/terms-first.tsx';
import { InstallFirst } from './install/install-first.tsx';
import { isInstallOpenAtom } from './install/install-offer.ts';
import { PushFirst } from './notifications/push-first.tsx';
import { TrialFirst } from './trial/trial-first.tsx';

/**
 * What a person is asked after signing in, one thing at a time: the terms, an invitation, the trial, the setups, offers.
 * Each part shows its dialog while it is due, nothing while it cannot tell yet, and what it holds once it is settled.
 */
export function Duties() {
  const isInstallOpen = useAtomValue(isInstallOpenAtom, { store });
  return (
    <Wait>
      <TermsFirst>
        <ForcedPlace />
        <InviteFirst>
          <TrialFirst>
            <SetupsFirst>
              <InstallFirst />
              <PushFirst isOtherOpen={isInstallOpen} />
            </SetupsFirst>
          </TrialFirst>
        </InviteFirst>
      </TermsFirst>
    </Wait>
  );
}
