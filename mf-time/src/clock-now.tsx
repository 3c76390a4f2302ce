import { runningJob } from '@fieldspan/api/running-job';
import type { ClockView } from '@fieldspan/api/use-clock';
import { jobPath } from '@fieldspan/domain/clock-places';
import { msg } from '@fieldspan/domain/message';
import { useElapsed } from '@fieldspan/federation/elapsed';
import { t, translated } from '@fieldspan/ui/i18n';
import { AppLink } from '@fieldspan/ui/link';
import { Tag } from '@fieldspan/ui/tag';
import styles from './clock-now.module.css';

const STATES = {
  out: msg('Not clocked in'),
  onsite: msg('Clocked in on site'),
  offsite: msg('Clocked in offsite'),
} as const;

/** The current state of the clock. */
export function ClockNow({ clock }: { clock: ClockView }) {
  const { log, state, isWaiting, correctionMs } = clock;
  const job = runningJob(log);
  return (
    <div>
      <p className={styles.state}>
        {translated(STATES[state])}
        {isWaiting && <Tag tone="amber">{t('Waits to be sent')}</Tag>}
      </p>
      {log && <Figures timeIn={log.time_in} correctionMs={correctionMs} />}
      {job && (
        <AppLink to={jobPath(job)} className={styles.job}>
          {job.job_num} · {job.job_name}
        </AppLink>
      )}
    </div>
  );
}

/** Updated each second; screen readers read it only on request. */
function Figures({ timeIn, correctionMs }: { timeIn: string | null; correctionMs: number }) {
  return (
    <span className={styles.figures} role="timer" aria-label={t('Time on the clock')}>
      {useElapsed(timeIn, correctionMs)}
    </span>
  );
}
