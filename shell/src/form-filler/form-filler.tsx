import { store } from '@fieldspan/api/store';
import { useNavigate } from '@fieldspan/federation/router';
import { Slot } from '@fieldspan/federation/slot';
import { Dialog } from '@fieldspan/ui/dialog';
import { t } from '@fieldspan/ui/i18n';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { formQueueAtom, formSent, leaveForms } from '../form-queue-state.ts';
import type { FormQueue } from '../form-queue-state.ts';

/** Shows the form being filled over the screen, then the next one in the queue. */
export function FormFiller() {
  const queue = useAtomValue(formQueueAtom, { store });
  if (queue === null) return null;
  return <Filler key={queue.forms.length} queue={queue} />;
}

function Filler({ queue }: { queue: FormQueue }) {
  const navigate = useNavigate();
  const props = useMemo(() => {
    const [form] = queue.forms;
    const handleSubmitted = () => {
      const afterwards = formSent();
      if (afterwards !== null) void navigate(afterwards);
    };
    const { all = 1, isRequired = false } = queue;
    const step = all > 1 && { step: { at: all - queue.forms.length + 1, all } };
    return form && { form, isRequired, ...step, onSubmitted: handleSubmitted, onClose: leaveForms };
  }, [queue, navigate]);
  return props && <Slot of="forms.filler" props={props} fallback={<Failed />} />;
}

const Failed = () => (
  <Dialog open onClose={leaveForms} size="s" title={t('Company Form')}>
    <p role="alert">{t('The form could not be loaded. It is tried again when the connection is back.')}</p>
  </Dialog>
);
