import { mustConfirm } from '@fieldspan/api/queries/own-factors';
import { alertError } from '@fieldspan/api/alerts';
import { useState, type ReactNode } from 'react';
import { ConfirmSelf } from './confirm-self.tsx';

type Change = () => void;

/**
 * For changes to sign-in settings, which the server accepts only shortly after the person has confirmed their identity.
 * @returns a function that runs a change, asking for confirmation first where needed, and the dialog to render
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
