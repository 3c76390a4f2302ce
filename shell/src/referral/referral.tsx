import { store } from '@fieldspan/api/store';
import { lazyScreen } from '@fieldspan/federation/lazy-screen';
import { Wait } from '@fieldspan/federation/wait';
import { useAtomValue } from 'jotai';
import { isReferralOpenAtom } from './referral-state.ts';

const ReferralDialog = lazyScreen(
  async () => (await import(/* webpackChunkName: 'referral' */ './referral-dialog.tsx')).ReferralDialog,
);

/** The referral link's modal, fetched when it is first opened. */
export function Referral({ publicSite }: { publicSite: string }) {
  const isOpen = useAtomValue(isReferralOpenAtom, { store });
  return <Wait>{isOpen && <ReferralDialog publicSite={publicSite} />}</Wait>;
}
