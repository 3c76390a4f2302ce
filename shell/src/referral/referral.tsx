import { store } from '@fieldspan/api/store';
import { lazyScreen } from '@fieldspan/federation/lazy-screen';
import { useAtomValue } from 'jotai';
import { ExtraPart } from '../extra-part.tsx';
import { closeReferral, isReferralOpenAtom } from './referral-state.ts';

const ReferralDialog = lazyScreen(
  async () => (await import(/* webpackChunkName: 'dialogs' */ './referral-dialog.tsx')).ReferralDialog,
);

/** The referral dialog, loaded when it is first opened. */
export function Referral({ publicSite }: { publicSite: string }) {
  const isOpen = useAtomValue(isReferralOpenAtom, { store });
  return <ExtraPart onFailure={closeReferral}>{isOpen && <ReferralDialog publicSite={publicSite} />}</ExtraPart>;
}
