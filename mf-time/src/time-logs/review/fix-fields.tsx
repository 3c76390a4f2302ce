import type { TimeReviewLog } from '@fieldspan/api/queries/time-review';
import { endAt, onDayOf } from '@fieldspan/domain/log-fix';
import { clockText } from '@fieldspan/domain/weekday-text';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { TextField } from '@fieldspan/ui/text-field';
import { TimeField } from '@fieldspan/ui/time-field';
import styles from './log-panel.module.css';
import { BreaksButton } from '../breaks/breaks-button.tsx';
import { CostCodeField } from '../../cost-code-field.tsx';
import { codeAt, placeOf } from './use-log-fix.ts';
import type { LogFix } from './use-log-fix.ts';
import { WorkChoice } from './work-choice.tsx';

export const workName = ({ Job, Service }: Pick<TimeReviewLog, 'Job' | 'Service'>): string | null => {
  const work = Job ?? Service;
  return work && `${work.job_num} ${work.job_name}`;
};

/** In, out, break and place of a log, as its reviewer corrects them. */
export function FixFields({ log, fix }: { log: TimeReviewLog; fix: LogFix }) {
  const { draft, change, takeOffer, round } = fix;
  const isChanged = Object.keys(fix.correction).length > 0;
  return (
    <>
      <div className={styles.times}>
        <TimeField
          label={t('In')}
          value={clockText(draft.time_in)}
          onChange={(clock) => change({ time_in: onDayOf(log.time_in, clock) })}
        />
        <TimeField
          label={t('Out')}
          value={clockText(draft.time_out)}
          onChange={(clock) => change({ time_out: endAt(draft.time_in, clock) })}
        />
        <TextField
          label={t('Break, h')}
          inputMode="decimal"
          value={draft.breakText}
          onChange={(breakText) => change({ breakText })}
        />
      </div>
      <div className={styles.tools}>
        {takeOffer && (
          <Button size="s" aria-keyshortcuts="u" onClick={takeOffer}>
            {log.time_out === null
              ? t('Out at {{time}}, as the others there', { time: clockText(log.crew_out) })
              : t('In at {{time}}, after the other log', { time: clockText(log.overlapped_until) })}
          </Button>
        )}
        <Button size="s" aria-keyshortcuts="r" onClick={round}>
          {t('Round to 15 min')}
        </Button>
        <BreaksButton log={log} isOwn={false} size="s" />
      </div>
      <WorkChoice
        value={draft.work}
        shown={workName(log)}
        onChange={(work) => change({ work, code: codeAt(log, work) })}
      />
      <CostCodeField
        jobId={placeOf(draft.work).job_id}
        value={draft.code}
        shown={log.CostCode ?? null}
        onChange={(code) => change({ code })}
      />
      {isChanged && (
        <TextField
          label={t('Reason, kept with the change')}
          required
          value={draft.reason}
          onChange={(reason) => change({ reason })}
        />
      )}
    </>
  );
}
