import { explain } from '@fieldspan/api/explain';
import { ownLogsQuery } from '@fieldspan/api/queries/clock';
import type { OwnLog } from '@fieldspan/api/queries/clock';
import type { ClockView } from '@fieldspan/api/use-clock';
import { hoursText } from '@fieldspan/domain/elapsed-text';
import { workedMs } from '@fieldspan/domain/worked-time';
import { useNow, useToday } from '@fieldspan/federation/now';
import { Card } from '@fieldspan/ui/card';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { ErrorState } from '@fieldspan/ui/error-state';
import { t } from '@fieldspan/ui/i18n';
import { IconCalendar } from '@fieldspan/ui/icons';
import { SkeletonRows } from '@fieldspan/ui/skeleton-rows';
import { useQuery } from '@tanstack/react-query';
import { LogRow } from './log-row.tsx';

type TodayCardProps = { userId: number; clock: ClockView | undefined };

/** The person's time logs since local midnight, with their total. */
export function TodayCard({ userId, clock }: TodayCardProps) {
  const midnight = new Date(`${useToday()}T00:00`);
  const { data: logs, error, refetch } = useQuery(ownLogsQuery(userId, midnight.toISOString()));
  const nowMs = useNow().getTime() + (clock?.correctionMs ?? 0);
  const worked = (logs ?? []).map((log) => ({ log, ms: workedMs(log, midnight.getTime(), nowMs) }));
  const total = worked.reduce((sum, { ms }) => sum + ms, 0);
  return (
    <Card
      title={t('Today')}
      icon={<IconCalendar aria-hidden="true" />}
      action={logs && t('{{hours}} h in total', { hours: hoursText(total) })}
    >
      {logs ? (
        <Logs worked={worked} isWaiting={clock?.isWaiting === true} />
      ) : (
        <NoLogs error={error} onRetry={() => void refetch()} />
      )}
    </Card>
  );
}

function NoLogs({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  if (!error) return <SkeletonRows count={3} />;
  return <ErrorState title={t('The time logs could not be read')} message={explain(error).text} onRetry={onRetry} />;
}

function Logs({ worked, isWaiting }: { worked: readonly { log: OwnLog; ms: number }[]; isWaiting: boolean }) {
  if (worked.length === 0)
    return <EmptyState title={t('No time today')}>{t('Your hours show here as soon as you clock in.')}</EmptyState>;
  return (
    <ul>
      {worked.map(({ log, ms }) => (
        <LogRow key={log.id} log={log} ms={ms} isWaiting={isWaiting} />
      ))}
    </ul>
  );
}
