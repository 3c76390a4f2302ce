import { store } from '@fieldspan/api/store';
import type { ChosenForm, FormQueue } from '@fieldspan/contract/widgets';
import { HostContext } from '@fieldspan/federation/host';
import type { FederationHost } from '@fieldspan/federation/lifecycles';
import { useLocation } from '@fieldspan/federation/router';
import { Slot } from '@fieldspan/federation/slot';
import { Dialog } from '@fieldspan/ui/dialog';
import { t } from '@fieldspan/ui/i18n';
import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useRef, useState } from 'react';
import { closeFormChooser, isFormChooserOpenAtom } from './form-chooser-state.ts';

type FormChooserProps = {
  /** The chooser's host, whose levels do not navigate the page. */
  hostAt: (first: string) => FederationHost;
  /** Opens the form that was chosen, and then what follows it. */
  onChoose: (form: ChosenForm, queue: FormQueue) => void;
};

/** Chooses a form, as a dialog over any screen; the route stays. */
export function FormChooser({ hostAt, onChoose }: FormChooserProps) {
  const isOpen = useAtomValue(isFormChooserOpenAtom, { store });
  const { key } = useLocation();
  const seenKey = useRef(key);
  useEffect(() => {
    if (key !== seenKey.current) closeFormChooser();
    seenKey.current = key;
  }, [key]);
  return (
    <Dialog open={isOpen} onClose={closeFormChooser} size="l" title={t('Do a form')}>
      {isOpen && <Chooser hostAt={hostAt} onChoose={onChoose} />}
    </Dialog>
  );
}

function Chooser({ hostAt, onChoose }: FormChooserProps) {
  const [host] = useState(() => hostAt('/forms/templates'));
  const props = useMemo(
    () => ({
      onChoose: (form: ChosenForm, queue?: FormQueue) => {
        closeFormChooser();
        // Forms of an earlier release choose one alone.
        onChoose(form, queue ?? { next: [], afterwards: null });
      },
    }),
    [onChoose],
  );
  return (
    <HostContext value={host}>
      <Slot
        of="forms.chooser"
        props={props}
        fallback={
          <p role="alert">{t('The forms could not be loaded. They are tried again when the connection is back.')}</p>
        }
      />
    </HostContext>
  );
}
