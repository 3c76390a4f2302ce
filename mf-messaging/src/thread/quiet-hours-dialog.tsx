import { showAlert } from '@fieldspan/api/alerts';
import { quietHoursQuery, saveQuietHours } from '@fieldspan/api/queries/my-thread';
import { queryClient } from '@fieldspan/api/query-client';
import { Button } from '@fieldspan/ui/button';
import { Dialog } from '@fieldspan/ui/dialog';
import { t } from '@fieldspan/ui/i18n';
import { SkeletonRows } from '@fieldspan/ui/skeleton-rows';
import { Switch } from '@fieldspan/ui/switch';
import { TimeField } from '@fieldspan/ui/time-field';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import styles from './quiet-hours-dialog.module.css';

/** Defaults: evening to morning. */
const USUAL = { from: '18:00', to: '07:00' };

type Hours = { from: string | null; to: string | null };

/** Sets when a person's devices do not notify about messages. */
export function QuietHoursDialog({ onClose }: { onClose: () => void }) {
  const { data: kept } = useQuery(quietHoursQuery());
  return (
    <Dialog
      open
      onClose={onClose}
      size="s"
      title={t('Quiet hours')}
      description={t(
        'Your devices stay silent about messages in these hours. A message that mentions you and needs an OK still comes through.',
      )}
    >
      {kept ? <QuietHoursForm kept={kept} onClose={onClose} /> : <SkeletonRows count={3} />}
    </Dialog>
  );
}

function QuietHoursForm({ kept, onClose }: { kept: Hours; onClose: () => void }) {
  const formId = useId();
  const [isOn, setIsOn] = useState(kept.from !== null);
  const [from, setFrom] = useState(kept.from ?? USUAL.from);
  const [to, setTo] = useState(kept.to ?? USUAL.to);
  const { mutate, isPending } = useMutation({
    mutationFn: saveQuietHours,
    onSuccess: (saved) => {
      queryClient.setQueryData(quietHoursQuery().queryKey, saved);
      showAlert({ type: 'saved', message: t('Saved!') });
      onClose();
    },
  });
  const isWhole = !isOn || (from !== '' && to !== '');
  return (
    <form
      id={formId}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (isWhole) mutate(isOn ? { from, to } : { from: null, to: null });
      }}
    >
      <Switch label={t('Quiet hours')} checked={isOn} onChange={setIsOn} />
      {isOn && (
        <div className={styles.hours}>
          <TimeField label={t('From')} value={from} onChange={setFrom} />
          <TimeField label={t('To')} value={to} onChange={setTo} />
        </div>
      )}
      <Button type="submit" variant="primary" busy={isPending} aria-disabled={!isWhole}>
        {t('Save')}
      </Button>
    </form>
  );
}
