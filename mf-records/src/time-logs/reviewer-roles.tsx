import { showAlert } from '@fieldspan/api/alerts';
import { call } from '@fieldspan/api/call';
import { personnelRolesQuery } from '@fieldspan/api/queries/time-logs';
import type { PersonnelRole } from '@fieldspan/api/queries/time-logs';
import { Card } from '@fieldspan/ui/card';
import { Checkbox } from '@fieldspan/ui/checkbox';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconChecks, IconSettings } from '@fieldspan/ui/icons';
import { ListItem } from '@fieldspan/ui/list-item';
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useOnlooker } from '../engine/onlooker.ts';
import { Stack } from '../parts/stack.tsx';

/** Which roles on a job review its time; an administrator sets it. */
export function ReviewerRoles() {
  const { data: roles } = useSuspenseQuery(personnelRolesQuery());
  const { viewer } = useOnlooker();
  return (
    <Stack>
      <Card title={t('Who reviews time')} icon={<IconChecks aria-hidden="true" />}>
        {roles.length === 0 ? (
          <EmptyState title={t('No roles')}>{t('People hold roles on jobs; a role may review their time.')}</EmptyState>
        ) : (
          <ul>
            {roles.map((role) => (
              <ListItem
                key={role.id}
                title={role.title}
                trailing={<ReviewsTime role={role} isLocked={viewer.role !== 'Admin'} />}
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
  const client = useQueryClient();
  const saving = useMutation({
    mutationFn: (review_timelogs: 0 | 1) => call('JobPersonnelRole/save', { id: role.id, review_timelogs }),
    onSuccess: async () => {
      showAlert({ type: 'saved', message: t('Saved!') });
      await client.invalidateQueries({ queryKey: ['JobPersonnelRole'] });
    },
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
