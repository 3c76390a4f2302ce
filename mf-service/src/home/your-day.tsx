import { clockQuery } from '@fieldspan/api/queries/clock';
import { myServicesQuery, serviceStatusesQuery } from '@fieldspan/api/queries/my-day';
import { useClock } from '@fieldspan/api/use-clock';
import { dayPlan } from '@fieldspan/domain/day-plan';
import { plannedText } from '@fieldspan/domain/day-text';
import { useNow } from '@fieldspan/federation/now';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconRoute } from '@fieldspan/ui/icons';
import { AppLink } from '@fieldspan/ui/link';
import { ListItem } from '@fieldspan/ui/list-item';
import { useSuspenseQueries } from '@tanstack/react-query';
import { DashboardCard } from '@fieldspan/records/cards/dashboard-card';
import { RunningLog } from './running-log.tsx';
import { StopTag } from './stop-tag.tsx';
import styles from './your-day.module.css';

const SHOWN = 4;

/** The running clock and the next service calls. */
export function YourDay({ userId }: { userId: number }) {
  return (
    <DashboardCard
      title={t('Your day')}
      icon={<IconRoute aria-hidden="true" />}
      action={<AppLink to="/services/mine">{t('All of mine')}</AppLink>}
    >
      <Stops userId={userId} />
    </DashboardCard>
  );
}

function Stops({ userId }: { userId: number }) {
  const [, { data: services }, { data: statuses }] = useSuspenseQueries({
    queries: [clockQuery(userId), myServicesQuery(), serviceStatusesQuery()],
  });
  // Includes the punches of this device that are not sent yet.
  const log = useClock(userId)?.log ?? null;
  const now = useNow();
  const open = services.filter(({ id }) => id !== log?.service_id);
  const stops = dayPlan(open, now).slice(0, log ? SHOWN - 1 : SHOWN);
  if (!log && stops.length === 0) {
    return (
      <EmptyState title={t('Nothing planned for you')}>
        {t('Service calls that are assigned to you show here, the next one first.')}
      </EmptyState>
    );
  }
  return (
    <ul>
      {log && <RunningLog log={log} />}
      {stops.map(({ stop, state }) => (
        <ListItem
          key={stop.id}
          to={`/service/${stop.slug}/visit`}
          leading={<span className={styles.time}>{plannedText(stop.scheduled_at, now) || '–'}</span>}
          title={stop.job_name}
          subtitle={[stop.job_num, stop.customer_name_cache, stop.city].filter(Boolean).join(' · ')}
          trailing={<StopTag state={state} status={statuses.find(({ id }) => id === stop.status_id)?.label} />}
        />
      ))}
    </ul>
  );
}
