import { store } from '@fieldspan/api/store';
import { Slot } from '@fieldspan/federation/slot';
import { Dialog } from '@fieldspan/ui/dialog';
import { t } from '@fieldspan/ui/i18n';
import { useAtomValue } from 'jotai';
import { closeNewThread, isNewThreadOpenAtom } from './new-thread-state.ts';

const HANDLERS = { onClose: closeNewThread };

/** The dialog that starts a message thread, on any screen. */
export function NewThread() {
  const isOpen = useAtomValue(isNewThreadOpenAtom, { store });
  if (!isOpen) return null;
  return <Slot of="messaging.new-thread" props={HANDLERS} fallback={<Failed />} />;
}

const Failed = () => (
  <Dialog open onClose={closeNewThread} size="s" title={t('New message thread')}>
    <p>{t('The messages could not be loaded. Try again when the connection is back.')}</p>
  </Dialog>
);
