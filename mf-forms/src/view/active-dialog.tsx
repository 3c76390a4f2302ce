import { alertError, showAlert } from '@fieldspan/api/alerts';
import { saveForm } from '@fieldspan/api/queries/signing';
import type { ShownForm } from '@fieldspan/contract/shown-form';
import { knownInstant, localDay } from '@fieldspan/domain/calendar-day';
import { dayAfter } from '@fieldspan/domain/day-text';
import { AlertBox } from '@fieldspan/ui/alert-box';
import { Button } from '@fieldspan/ui/button';
import { DateField } from '@fieldspan/ui/date-field';
import { Dialog } from '@fieldspan/ui/dialog';
import { t } from '@fieldspan/ui/i18n';
import { Switch } from '@fieldspan/ui/switch';
import { TextField } from '@fieldspan/ui/text-field';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import styles from './active-dialog.module.css';

type ActiveFormProps = { form: ShownForm; current: { is_deactivated: 0 | 1; expiry: string | null } };

/** Says whether a form still counts, and until when. */
export function ActiveDialog({
  isOpen,
  onClose,
  ...about
}: ActiveFormProps & { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog open={isOpen} onClose={onClose} title={t('Active until')} size="s">
      <ActiveFields {...about} onDone={onClose} />
    </Dialog>
  );
}

/** The last day on which a form counts; it expires at the end of it. */
const lastDayOf = (expiry: string | null): string => {
  const end = knownInstant(expiry);
  return end ? localDay(new Date(end.getTime() - 1)) : '';
};

function ActiveFields({ form, current, onDone }: ActiveFormProps & { onDone: () => void }) {
  const [isActive, setIsActive] = useState(current.is_deactivated === 0);
  const [lastDay, setLastDay] = useState(() => lastDayOf(current.expiry));
  const [reason, setReason] = useState('');
  const isSigned = form.participants.some(({ completed_at: at }) => at !== null);
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      saveForm({
        id: form.id,
        version: form.version,
        is_deactivated: isActive ? 0 : 1,
        expiry: lastDay === '' ? null : new Date(`${dayAfter(lastDay, 1)}T00:00`).toISOString(),
        ...(reason.trim() !== '' && { reason: reason.trim() }),
      }),
    onSuccess: () => {
      showAlert({ type: 'success', message: t('Saved!') });
      onDone();
    },
    onError: alertError,
  });
  return (
    <div className={styles.fields}>
      <Switch label={t('This form is active')} checked={isActive} onChange={setIsActive} />
      <DateField
        label={t('Last day')}
        hint={t('Without a day it never expires.')}
        value={lastDay}
        onChange={setLastDay}
      />
      {isSigned && (
        <AlertBox type="info">
          {t('This form is signed: everybody who signed is told of the change, and why.')}
        </AlertBox>
      )}
      <TextField label={t('Reason for the change')} required={isSigned} multiline value={reason} onChange={setReason} />
      <Button variant="primary" busy={isPending} disabled={isSigned && reason.trim() === ''} onClick={() => mutate()}>
        {t('Save')}
      </Button>
    </div>
  );
}
