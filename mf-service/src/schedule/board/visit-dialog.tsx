import { call } from '@fieldspan/api/call';
import type { BoardPerson, BoardVisit } from '@fieldspan/contract/schedule-calls';
import { localDay } from '@fieldspan/domain/calendar-day';
import { personName } from '@fieldspan/domain/person-name';
import { isOver, isUnderWay } from '@fieldspan/domain/visits/visit-state';
import { clockText } from '@fieldspan/domain/weekday-text';
import { Button } from '@fieldspan/ui/button';
import { DateField } from '@fieldspan/ui/date-field';
import { Dialog } from '@fieldspan/ui/dialog';
import { t } from '@fieldspan/ui/i18n';
import { AppLink } from '@fieldspan/ui/link';
import { SelectField } from '@fieldspan/ui/select-field';
import { TextField } from '@fieldspan/ui/text-field';
import { TimeField } from '@fieldspan/ui/time-field';
import { useState } from 'react';
import styles from './board.module.css';
import { change } from './use-planner.ts';
import type { Planner } from './use-planner.ts';

type VisitDialogProps = {
  visit: BoardVisit;
  people: readonly BoardPerson[];
  planner: Planner;
  mayPlan: boolean;
  /** Where it is offered if it has no time yet. */
  otherwise: { leadId: number; startsMs: number };
  onLift: (visit: BoardVisit) => void;
  onClose: () => void;
};

/** Everything that can be done to a visit without a mouse: person, time and length, and its ends. */
export function VisitDialog({ visit, people, planner, mayPlan, otherwise, onLift, onClose }: VisitDialogProps) {
  const startsAt = visit.starts_at ?? new Date(otherwise.startsMs).toISOString();
  const [lead, setLead] = useState(String(visit.lead_id ?? otherwise.leadId));
  const [day, setDay] = useState(localDay(new Date(startsAt)));
  const [time, setTime] = useState(clockText(startsAt));
  const [minutes, setMinutes] = useState(String(visit.duration_min));
  const isOpen = mayPlan && !isOver(visit.state);
  const handleAssign = () => {
    const startsMs = new Date(`${day}T${time}:00`).getTime();
    const length = Number(minutes);
    if (Number.isNaN(startsMs) || !(length >= 5)) return;
    onClose();
    void planner.drop({ visit, leadId: Number(lead), startsMs, endsMs: startsMs + length * 60_000 });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${visit.num} ${visit.name}`}
      description={[visit.customer, visit.city, visit.note].filter(Boolean).join(' · ')}
      footer={
        isOpen && (
          <Button variant="primary" onClick={handleAssign}>
            {t('Assign')}
          </Button>
        )
      }
    >
      {isOpen && (
        <div className={styles.fields}>
          <SelectField
            label={t('Person')}
            value={lead}
            onChange={setLead}
            options={people.map((person) => ({ value: String(person.id), label: personName(person) }))}
          />
          <DateField label={t('Day')} value={day} onChange={setDay} />
          <TimeField label={t('Time')} value={time} onChange={setTime} />
          <TextField label={t('Minutes')} value={minutes} onChange={setMinutes} inputMode="numeric" />
        </div>
      )}
      <div className={styles.deeds}>
        <Button
          render={
            <AppLink
              to={visit.job_id === null ? `/service/${visit.slug}/dashboard` : `/project/${visit.slug}/dashboard`}
            />
          }
        >
          {visit.job_id === null ? t('Open the call') : t('Open the project')}
        </Button>
        {isOpen && <Deeds visit={visit} planner={planner} onLift={onLift} onClose={onClose} />}
      </div>
    </Dialog>
  );
}

type DeedsProps = Pick<VisitDialogProps, 'visit' | 'planner' | 'onLift' | 'onClose'>;

function Deeds({ visit, planner, onLift, onClose }: DeedsProps) {
  const run = (work: () => Promise<readonly BoardVisit[]>) => {
    onClose();
    void change(planner, work);
  };
  const { id, version } = visit;
  const isPlaced = visit.lead_id !== null;
  const middle = middleOf(visit);
  return (
    <>
      {!isUnderWay(visit.state) && (
        <Button
          onClick={() => {
            onClose();
            onLift(visit);
          }}
        >
          {t('Move')}
        </Button>
      )}
      {visit.state === 'planned' && (
        <Button onClick={() => run(async () => (await call('Visit/publish', { ids: [id] }, QUIET)).published)}>
          {t('Publish')}
        </Button>
      )}
      {middle !== null && (
        <Button
          onClick={() =>
            run(() => call('Visit/split', { id, version, at: middle, client_key: crypto.randomUUID() }, QUIET))
          }
        >
          {t('Split')}
        </Button>
      )}
      <Button
        onClick={() =>
          run(async () => [await call('Visit/add', { copy_of: id, client_key: crypto.randomUUID() }, QUIET)])
        }
      >
        {t('Copy')}
      </Button>
      {isPlaced && !isUnderWay(visit.state) && (
        <Button
          onClick={() => {
            onClose();
            void planner.toTray(visit);
          }}
        >
          {t('Back to the tray')}
        </Button>
      )}
      {!isUnderWay(visit.state) && (
        <Button variant="danger" onClick={() => run(async () => [await call('Visit/cancel', { id, version }, QUIET)])}>
          {t('Cancel the visit')}
        </Button>
      )}
    </>
  );
}

const QUIET = { isUnshown: true } as const;

const QUARTER = 15 * 60_000;

/** The quarter of an hour in the middle; null where it is too short. */
function middleOf({ starts_at, ends_at }: BoardVisit): string | null {
  if (starts_at === null || ends_at === null) return null;
  const [from, until] = [Date.parse(starts_at), Date.parse(ends_at)];
  const half = Math.round((until - from) / 2 / QUARTER) * QUARTER;
  return half > 0 && from + half < until ? new Date(from + half).toISOString() : null;
}
