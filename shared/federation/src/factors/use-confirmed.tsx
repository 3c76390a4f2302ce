import { mustConfirm } from '@fieldspan/api/queries/own-factors';
import { alertError } from '@fieldspan/api/alerts';
import { useState, type ReactNode } from 'react';
import { ConfirmSelf } from './confirm-self.tsx';

type Change = () => void;

/**
 * Changes of how somebody signs in: the server takes them only from who showed a password or a factor a moment ago.
 * @returns what runs a change, after asking where it has to be asked, and the dialog to render
 */
export function useConfirmed(): { whenConfirmed: (change: Change) => void; dialog: ReactNode } {
  const [waiting, setWaiting] = useState<{ change: Change } | null>(null);
  const whenConfirmed = (change: Change) => {
    mustConfirm().then((must) => (must ? setWaiting({ change }) : change()), alertError);
  };
  const close = () => setWaiting(null);
  const dialog = waiting && (
    <ConfirmSelf
      onClose={close}
      onConfirmed={() => {
        close();
        waiting.change();
      }}
    />
  );
  return { whenConfirmed, dialog };
}
