import { showAlert } from '@fieldspan/api/alerts';
import { call } from '@fieldspan/api/call';
import { personnelRolesQuery } from '@fieldspan/api/queries/time-logs';
import type { PersonnelRole } from '@fieldspan/api/queries/time-logs';
import { RecordMenu } from '@fieldspan/federation/record-menu';
import { Card } from '@fieldspan/ui/card';
import { Checkbox } from '@fieldspan/ui/checkbox';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconChecks, IconSettings } from '@fieldspan/ui/icons';
import { ListItem } from '@fieldspan/ui/list-item';
import { Tag } from '@fieldspan/ui/tag';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useCurrentUser } from '@fieldspan/records/current-user';
import { Stack } from '@fieldspan/ui/layout/stack';
import { useArchivedChoice } from '@fieldspan/records/list/use-archived-choice';

/** The roles on a job that may review its time; an administrator sets them. */
export function ReviewerRoles() {
  const { data: all } = useSuspenseQuery(personnelRolesQuery());
  const { viewer } = useCurrentUser();
  const isAdmin = viewer.role === 'Admin';
  const { choice, offered } = useArchivedChoice(isAdmin);
  const roles = offered(all);
  return (
    <Stack>
      <Card title={t('Who reviews time')} icon={<IconChecks aria-hidden="true" />} action={choice}>
        {roles.length === 0 ? (
          <EmptyState title={t('No roles')}>{t('People hold roles on jobs; a role may review their time.')}</EmptyState>
        ) : (
          <ul>
            {roles.map((role) => (
              <ListItem
                key={role.id}
                title={role.title}
                trailing={
                  <>
                    {role.archived === 1 && <Tag>{t('Archived')}</Tag>}
                    <ReviewsTime role={role} isLocked={!isAdmin} />
                    {isAdmin && <RecordMenu record={{ ...role, model: 'JobPersonnelRole' }} />}
                  </>
                }
              />
            ))}
          </ul>
        )}
      </Card>
      <Card title={t('Check-in and overtime')} icon={<IconSettings aria-hidden="true" />}>
        <ul>
          <ListItem
            to="/settings/jobs"
            title={t('Check-in tolerance')}
            subtitle={t('How far from a job one clocks in')}
          />
          <ListItem
            to="/collective-agreements"
            title={t('Collective agreements')}
            subtitle={t('What an hour costs, overtime included')}
          />
        </ul>
      </Card>
    </Stack>
  );
}

function ReviewsTime({ role, isLocked }: { role: PersonnelRole; isLocked: boolean }) {
  const saving = useMutation({
    mutationFn: (review_timelogs: 0 | 1) =>
      call('JobPersonnelRole/save', { id: role.id, version: role.version, review_timelogs }),
    onSuccess: () => showAlert({ type: 'saved', message: t('Saved!') }),
  });
  return (
    <Checkbox
      label={t('Reviews time')}
      checked={role.review_timelogs === 1}
      disabled={isLocked || saving.isPending}
      onChange={(checked) => saving.mutate(checked ? 1 : 0)}
    />
  );
}
