import { nextTasksQuery } from '@fieldspan/api/queries/tasks';
import { DashboardCard } from '@fieldspan/records/cards/dashboard-card';
import { useCurrentUser } from '@fieldspan/records/current-user';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { plural, t } from '@fieldspan/ui/i18n';
import { IconTool } from '@fieldspan/ui/icons';
import { AppLink } from '@fieldspan/ui/link';
import { useSuspenseQuery } from '@tanstack/react-query';
import { ActionItem } from './action-item.tsx';
import { ACTIONS_PATH } from './task-address.ts';

/** What the person is to do, the next due first. */
export function MyActions() {
  return (
    <DashboardCard
      title={t('My actions')}
      icon={<IconTool aria-hidden="true" />}
      action={<AppLink to={ACTIONS_PATH}>{t('All actions')}</AppLink>}
    >
      <Mine />
    </DashboardCard>
  );
}

function Mine() {
  const { profile } = useCurrentUser();
  const {
    data: { rows, more },
  } = useSuspenseQuery(nextTasksQuery(profile.id));
  if (rows.length === 0)
    return <EmptyState title={t('Nothing to put right')}>{t('Actions that are given to you show here.')}</EmptyState>;
  return (
    <>
      <ul>
        {rows.map((task) => (
          <ActionItem key={task.id} task={task} />
        ))}
      </ul>
      {more > 0 && (
        <AppLink to={`${ACTIONS_PATH}?show=mine`}>
          {plural(more, { one: '{{count}} more action', other: '{{count}} more actions' })}
        </AppLink>
      )}
    </>
  );
}
