import type { TimeLogRow } from '@fieldspan/api/queries/time-logs';
import { Facts } from '@fieldspan/ui/layout/facts';
import { mayWrite } from '@fieldspan/contract/access-rules';
import { breaksIn } from '@fieldspan/domain/breaks';
import { costCodeText } from '@fieldspan/domain/cost-code-text';
import { instantText } from '@fieldspan/domain/day-text';
import { recordLock } from '@fieldspan/domain/record-lock';
import { reviewStep } from '@fieldspan/domain/review-rules';
import { Card } from '@fieldspan/ui/card';
import { t } from '@fieldspan/ui/i18n';
import { HoursCell } from '@fieldspan/records/cells/hours-cell';
import { RecordComments } from '@fieldspan/records/page/record-comments';
import { WorkCell } from '@fieldspan/records/cells/work-cell';
import type { CurrentUser } from '@fieldspan/records/entry';
import { ReopenButton } from '@fieldspan/records/review/reopen-button';
import { useCurrentUser } from '@fieldspan/records/current-user';
import { breakText } from './breaks/break-text.ts';
import { BreaksButton } from './breaks/breaks-button.tsx';
import { DecideButtons } from './decide-buttons.tsx';
import { rejectTime } from './decide-time.ts';
import { decidesTime } from './time-log-area.ts';
import { numberText } from '@fieldspan/domain/number-text';

/** Reviewers approve other people's time, and can reopen it with a reason. */
function actionOf(log: TimeLogRow, { viewer, profile }: CurrentUser) {
  const row = { status: log.status, isOwn: log.user_id === profile.id };
  const step = reviewStep(row, { reviews: decidesTime(viewer), writes: mayWrite('TimeLog')(viewer) });
  if (step === 'decide') return <DecideButtons log={log} />;
  if (step !== 'reopen') return null;
  return <ReopenButton question={t('Reopen this time?')} onReopen={(reason) => rejectTime(log, reason)} />;
}

/** The facts of a log, with the possible decision. */
export function TimeLogDecision({ record: log }: { record: TimeLogRow }) {
  const { viewer, profile } = useCurrentUser();
  const action = actionOf(log, { viewer, profile });
  const isOwn = log.user_id === profile.id;
  const mayCorrect =
    recordLock('TimeLog', log) === null &&
    (isOwn || mayWrite('TimeLog')(viewer) || decidesTime(viewer)) &&
    viewer.role !== 'none';
  return (
    <>
      <Card title={t('Time Log')} {...(action && { action })}>
        <Facts
          facts={[
            { term: t('Work'), fact: <WorkCell row={log} /> },
            { term: t('Cost code'), fact: log.CostCode && costCodeText(log.CostCode) },
            { term: t('In'), fact: instantText(log.time_in) },
            { term: t('Out'), fact: instantText(log.time_out) || t('Still running') },
            { term: t('Breaks'), fact: <BreaksFact log={log} mayCorrect={mayCorrect} isOwn={isOwn} /> },
            { term: t('Hours'), fact: log.hours === null ? null : <HoursCell of={log.hours} /> },
            {
              term: t('Place'),
              fact: log.clocked_in_offsite === 1 ? placeOf(log.distance_m) : t('Onsite'),
            },
            { term: t('Forms not filled in'), fact: log.missing_forms },
            { term: t('Notes'), fact: log.notes },
          ]}
        />
      </Card>
      <RecordComments model="TimeLog" slug={log.slug} />
    </>
  );
}

type BreaksFactProps = { log: TimeLogRow; mayCorrect: boolean; isOwn: boolean };

/** Each break with its times, and the way to correct them. */
function BreaksFact({ log, mayCorrect, isOwn }: BreaksFactProps) {
  const breaks = breaksIn(log.breaks_json);
  return (
    <>
      {breaks.length === 0 ? <HoursCell of={log.break_hours || null} /> : breaks.map(breakText).join(', ')}
      {mayCorrect && log.time_out !== null && (
        <>
          {' '}
          <BreaksButton log={log} isOwn={isOwn} size="s" />
        </>
      )}
    </>
  );
}

function placeOf(metres: number | null): string {
  return metres === null ? t('Offsite') : t('Offsite, {{metres}} m away', { metres: numberText(Math.round(metres)) });
}
