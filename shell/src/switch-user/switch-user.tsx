import { store } from '@fieldspan/api/store';
import { lazyScreen } from '@fieldspan/federation/lazy-screen';
import { Wait } from '@fieldspan/federation/wait';
import { useAtomValue } from 'jotai';
import { userSwitchAtom } from './switch-user-state.ts';

const SwitchUserDialog = lazyScreen(async () => (await import('./switch-user-dialog.tsx')).SwitchUserDialog);

/** The place of the user switcher: its code comes when it is first opened. */
export function SwitchUser() {
  const isOpen = useAtomValue(userSwitchAtom, { store });
  return isOpen ? (
    <Wait>
      <SwitchUserDialog />
    </Wait>
  ) : null;
}
