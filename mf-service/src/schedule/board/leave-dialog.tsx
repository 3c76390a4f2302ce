import { alertError } from '@fieldspan/api/alerts';
import { call } from '@fieldspan/api/call';
import type { Schedule } from '@fieldspan/contract/schedule-calls';
import { dayText } from '@fieldspan/domain/day-text';
import { personName } from '@fieldspan/domain/person-name';
import { deleteWithWord } from '@fieldspan/federation/delete-with-word';
import { useToday } from '@fieldspan/federation/now';
import { Button } from '@fieldspan/ui/button';
import { DateField } from '@fieldspan/ui/date-field';
import { Dialog } from '@fieldspan/ui/dialog';
import { t } from '@fieldspan/ui/i18n';
import { IconButton } from '@fieldspan/ui/icon-button';
import { IconTrash } from '@fieldspan/ui/icons';
import { SelectField } from '@fieldspan/ui/select-field';
import { useState } from 'react';
import styles from './board.module.css';

type Kind = 'holiday' | 'sick' | 'training' | 'other';
const isKind = (text: string): text is Kind => ['holiday', 'sick', 'training', 'other'].includes(text);

/** Who is away, and from when until when; the board warns of it before a visit is dropped there. */
export function LeaveDialog({ schedule, onClose }: { schedule: Schedule; onClose: () => void }) {
  const today = useToday();
  const [person, setPerson] = useState(String(schedule.people[0]?.id ?? ''));
  const [from, setFrom] = useState(today);
  const [until, setUntil] = useState(today);
  const [kind, setKind] = useState<Kind>('holiday');
  const [isBusy, setIsBusy] = useState(false);
  const handleAdd = async () => {
    if (isBusy) return;
    setIsBusy(true);
    const leave = { user_id: Number(person), from_on: from, to_on: until, kind, state: 'granted' } as const;
    await call('Leave/save', { ...leave, client_key: crypto.randomUUID() }).catch(alertError);
    setIsBusy(false);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('Leave')}
      footer={
        <Button variant="primary" busy={isBusy} onClick={() => void handleAdd()}>
          {t('Add')}
        </Button>
      }
    >
      <div className={styles.fields}>
        <SelectField
          label={t('Person')}
          value={person}
          onChange={setPerson}
          options={schedule.people.map((each) => ({ value: String(each.id), label: personName(each) }))}
        />
        <SelectField
          label={t('Kind')}
          value={kind}
          onChange={(value) => setKind(isKind(value) ? value : 'other')}
          options={[
            { value: 'holiday', label: t('Holiday') },
            { value: 'sick', label: t('Sick') },
            { value: 'training', label: t('Training') },
            { value: 'other', label: t('Other') },
          ]}
        />
        <DateField label={t('First day')} value={from} onChange={setFrom} />
        <DateField label={t('Last day')} value={until} onChange={setUntil} min={from} />
      </div>
      <AwayList schedule={schedule} />
    </Dialog>
  );
}

/** Everybody who is away; a leave that was noted by mistake is taken back. */
function AwayList({ schedule }: { schedule: Schedule }) {
  const today = useToday();
  const names = new Map(schedule.people.map((each) => [each.id, personName(each)]));
  return (
    <ul className={styles.awayList}>
      {schedule.leaves.map(({ id, user_id, from_on, to_on }) => (
        <li key={id} className={styles.awayLine}>
          <span>
            {names.get(user_id)} {dayText(from_on, today)} – {dayText(to_on, today)}
          </span>
          <IconButton
            label={t('Delete the leave of {{name}}', { name: names.get(user_id) ?? '' })}
            icon={<IconTrash />}
            onClick={() => void deleteWithWord('Leave', { id }).catch(() => undefined)}
          />
        </li>
      ))}
    </ul>
  );
}
