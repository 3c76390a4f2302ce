import { store } from '@fieldspan/api/store';
import { lazyScreen } from '@fieldspan/federation/lazy-screen';
import { useAtomValue } from 'jotai';
import { ExtraPart } from '../extra-part.tsx';
import { closeUserSwitch, userSwitchAtom } from './switch-user-state.ts';

const SwitchUserDialog = lazyScreen(
  async () => (await import(/* webpackChunkName: 'dialogs' */ './switch-user-dialog.tsx')).SwitchUserDialog,
);

/** The user switcher; its code loads when it is first opened. */
export function SwitchUser() {
  const isOpen = useAtomValue(userSwitchAtom, { store });
  return <ExtraPart onFailure={closeUserSwitch}>{isOpen && <SwitchUserDialog />}</ExtraPart>;
}
