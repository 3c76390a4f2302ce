import { alertError } from '@fieldspan/api/alerts';
import { localDay } from '@fieldspan/domain/calendar-day';
import { dayAfter } from '@fieldspan/domain/day-text';
import { useToday } from '@fieldspan/federation/now';
import { Button } from '@fieldspan/ui/button';
import { DateField } from '@fieldspan/ui/date-field';
import { Dialog } from '@fieldspan/ui/dialog';
import { t } from '@fieldspan/ui/i18n';
import { TextField } from '@fieldspan/ui/text-field';
import { TimeField } from '@fieldspan/ui/time-field';
import { useState } from 'react';
import { sendStep } from './send-report.ts';
import type { OfCall } from './send-report.ts';
import styles from './visit.module.css';

/** Another visit is needed: why, when it was agreed, and how long it will take. It stands in the tray of the office. */
export function ReturnDialog({ of, onClose }: { of: OfCall; onClose: () => void }) {
  const today = useToday();
  const [note, setNote] = useState('');
  const [day, setDay] = useState(() => dayAfter(today || localDay(new Date()), 7));
  const [time, setTime] = useState('08:00');
  const [minutes, setMinutes] = useState('60');
  const [isAsked, setIsAsked] = useState(false);
  const handleAsk = () => {
    const at = new Date(`${day}T${time}:00`);
    const length = Math.round(Number(minutes));
    if (note.trim() === '' || Number.isNaN(at.getTime()) || !(length >= 5)) return setIsAsked(true);
    sendStep(of, 'return_visit', { note: note.trim(), return_at: at.toISOString(), return_min: length }).catch(
      alertError,
    );
    return onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('Return visit')}
      footer={
        <Button variant="primary" size="l" onClick={handleAsk}>
          {t('Ask for it')}
        </Button>
      }
    >
      <div className={styles.dialog}>
        <TextField
          label={t('What is left to do')}
          value={note}
          onChange={setNote}
          error={isAsked ? t('Say what is left to do, when, and how long it takes.') : ''}
        />
        <DateField label={t('Day')} value={day} onChange={setDay} />
        <TimeField label={t('Time')} value={time} onChange={setTime} />
        <TextField label={t('Minutes')} value={minutes} onChange={setMinutes} inputMode="numeric" />
      </div>
    </Dialog>
  );
}
