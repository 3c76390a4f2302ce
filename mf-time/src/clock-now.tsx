import { runningJob } from '@fieldspan/api/running-job';
import type { ClockView } from '@fieldspan/api/use-clock';
import { jobPath } from '@fieldspan/domain/clock-places';
import { costCodeText } from '@fieldspan/domain/cost-code-text';
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

const PAUSES = { meal: msg('On a meal break, unpaid'), rest: msg('On a rest break, paid') } as const;

/** The current state of the clock. */
export function ClockNow({ clock }: { clock: ClockView }) {
  const { log, state, pause, isWaiting } = clock;
  const job = runningJob(log);
  return (
    <div>
      <p className={styles.state}>
        {translated(pause ? PAUSES[pause.kind] : STATES[state])}
        {isWaiting && <Tag tone="amber">{t('Waits to be sent')}</Tag>}
      </p>
      {log && <Figures clock={clock} />}
      {job && (
        <AppLink to={jobPath(job)} className={styles.job}>
          {job.job_num} · {job.job_name}
        </AppLink>
      )}
      {log?.CostCode && <p className={styles.code}>{costCodeText(log.CostCode)}</p>}
    </div>
  );
}

/** How long the break lasts, or the clock runs. Updated each second; screen readers read it only on request. */
function Figures({ clock: { log, pause, correctionMs } }: { clock: ClockView }) {
  const text = useElapsed(pause ? pause.starts_at : (log?.time_in ?? null), correctionMs);
  return (
    <span className={styles.figures} role="timer" aria-label={pause ? t('Time on the break') : t('Time on the clock')}>
      {text}
    </span>
  );
}
