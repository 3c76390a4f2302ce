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
 * The prompts after signing in, one at a time: terms, invitation, trial, setup, offers. Each part shows its dialog
 * while it is due, nothing while that is unknown, and its children once it is settled.
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
