import type { TimeReviewLog } from '@fieldspan/api/queries/time-review';
import { costCodeText } from '@fieldspan/domain/cost-code-text';
import { dayText } from '@fieldspan/domain/day-text';
import { personName } from '@fieldspan/domain/person-name';
import type { LogFlag } from '@fieldspan/domain/time-log-flags';
import { weekdayText } from '@fieldspan/domain/weekday-text';
import { useToday } from '@fieldspan/federation/now';
import { SendBackDialog } from '@fieldspan/records/review/send-back-dialog';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { AppLink } from '@fieldspan/ui/link';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { rejectTime } from '../decide-time.ts';
import { approveOne } from './decide.ts';
import { FixFields, workName } from './fix-fields.tsx';
import { FlagTags } from './flag-tags.tsx';
import { detailText } from './flag-words.ts';
import styles from './log-panel.module.css';
import { PunchList } from './punch-list.tsx';
import { SplitDialog } from './split-dialog.tsx';
import { useLogFix } from './use-log-fix.ts';
import { usePanelKeys } from './use-panel-keys.ts';
import { numberText } from '@fieldspan/domain/number-text';

type LogPanelProps = {
  log: TimeReviewLog;
  flags: readonly LogFlag[];
  /** Such as "1 of 5". */
  place: string;
  mayDecide: boolean;
  /** It is decided: the next one. */
  onDone: () => void;
};

const HUNDREDTHS = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

/** One log that there is something to look at: where and when it was clocked, what is odd, and the correction. */
export function LogPanel({ log, flags, place, mayDecide, onDone }: LogPanelProps) {
  const today = useToday();
  const name = personName(log.User);
  return (
    <section className={styles.panel} aria-label={t('{{name}}, {{day}}', { name, day: dayText(log.day, today) })}>
      <header className={styles.head}>
        <h2 className={styles.title}>
          {name}, {weekdayText(log.day)} {dayText(log.day, today)}
        </h2>
        <span className={styles.quiet}>{place}</span>
        <div className={styles.flags}>
          <FlagTags flags={flags} />
        </div>
        <p className={styles.detail}>{detailText(log, flags)}</p>
        <p className={styles.detail}>
          {workName(log) ?? t('No project or service')}
          {log.CostCode && ` · ${costCodeText(log.CostCode)}`}
          {' · '}
          <AppLink className={styles.link} to={`/time-logs/list/${log.slug}`}>
            {t('Open')}
          </AppLink>
        </p>
      </header>
      {mayDecide && (
        <>
          <PunchList logId={log.id} />
          <Decision log={log} flags={flags} onDone={onDone} />
        </>
      )}
    </section>
  );
}

type Asked = 'back' | 'split' | null;

function Decision({ log, flags, onDone }: Pick<LogPanelProps, 'log' | 'flags' | 'onDone'>) {
  const fix = useLogFix(log, flags);
  const [asked, setAsked] = useState<Asked>(null);
  const approving = useMutation({
    mutationFn: () => approveOne(log, fix.correction, fix.draft.reason.trim()),
    onSuccess: onDone,
  });
  const isReady = fix.isComplete && !approving.isPending;
  const approve = () => {
    if (isReady) approving.mutate();
  };
  usePanelKeys({ a: approve, x: () => setAsked('back'), s: () => setAsked('split'), u: fix.takeOffer, r: fix.round });
  return (
    <form
      className={styles.fix}
      onSubmit={(event) => {
        event.preventDefault();
        approve();
      }}
    >
      <FixFields log={log} fix={fix} />
      <output className={styles.hours}>
        {fix.hours === null ? t('No end yet') : t('{{hours}} h', { hours: numberText(fix.hours, HUNDREDTHS) })}
      </output>
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" busy={approving.isPending} disabled={!isReady} aria-keyshortcuts="a">
          {Object.keys(fix.correction).length > 0 ? t('Correct and approve') : t('Approve')}
        </Button>
        <Button aria-keyshortcuts="x" onClick={() => setAsked('back')}>
          {t('Send back')}
        </Button>
        <Button aria-keyshortcuts="s" disabled={log.time_out === null} onClick={() => setAsked('split')}>
          {t('Split …')}
        </Button>
      </div>
      <SendBackDialog
        open={asked === 'back'}
        onClose={() => setAsked(null)}
        title={t('Send this time back?')}
        onSendBack={async (reason) => {
          await rejectTime(log, reason);
          onDone();
        }}
      />
      <SplitDialog log={log} open={asked === 'split' && log.time_out !== null} onClose={() => setAsked(null)} />
    </form>
  );
}
