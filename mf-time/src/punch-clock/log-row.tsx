import { dateText } from '@fieldspan/domain/date-text';
import type { OwnLog } from '@fieldspan/api/queries/clock';
import { knownInstant } from '@fieldspan/domain/calendar-day';
import { costCodeText } from '@fieldspan/domain/cost-code-text';
import { clockState } from '@fieldspan/domain/clock-state';
import { hoursText } from '@fieldspan/domain/elapsed-text';
import { t } from '@fieldspan/ui/i18n';
import { ListItem } from '@fieldspan/ui/list-item';
import { Tag } from '@fieldspan/ui/tag';

type LogRowProps = {
  log: OwnLog;
  ms: number;
  /** A punch waits to be sent, so the running log may have ended. */
  isWaiting: boolean;
};

/** One time log: place, start, end, duration. */
export function LogRow({ log, ms, isWaiting }: LogRowProps) {
  const job = log.Job ?? log.Service;
  const isRunning = log.time_out === null;
  return (
    <ListItem
      title={job?.job_name ?? t('No job')}
      subtitle={[spanOf(log), job?.job_num, log.CostCode && costCodeText(log.CostCode)].filter(Boolean).join(' · ')}
      trailing={
        <>
          {clockState(log) === 'offsite' && <Tag tone="amber">{t('Offsite')}</Tag>}
          {isRunning &&
            (isWaiting ? <Tag tone="amber">{t('Waits to be sent')}</Tag> : <Tag tone="blue">{t('Running')}</Tag>)}
          <span>{t('{{hours}} h', { hours: hoursText(ms) })}</span>
        </>
      }
    />
  );
}

const spanOf = ({ time_in, time_out }: OwnLog): string =>
  `${timeOf(time_in)} – ${time_out === null ? t('now') : timeOf(time_out)}`;

const timeOf = (instant: string | null): string => (knownInstant(instant) ? dateText(instant, 'h:mm a') : '?');
