import { relatedTasksQuery } from '@fieldspan/api/queries/tasks';
import type { TaskParent } from '@fieldspan/api/queries/tasks';
import { RelatedCard } from '@fieldspan/records/page/related-card';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconPlus, IconTool } from '@fieldspan/ui/icons';
import { AppLink } from '@fieldspan/ui/link';
import { useSuspenseQuery } from '@tanstack/react-query';
import { ActionItem } from './action-item.tsx';
import { actionTo } from './task-address.ts';

/** What has to be done for one project, service call or piece of equipment. */
export function RelatedActions({ parent }: { parent: TaskParent }) {
  const {
    data: { rows, more },
  } = useSuspenseQuery(relatedTasksQuery(parent));
  const of = new URLSearchParams(Object.entries(parent).map(([name, id]) => [name, String(id)]));
  return (
    <RelatedCard
      more={more}
      title={t('Actions')}
      icon={<IconTool aria-hidden="true" />}
      action={
        <Button icon={<IconPlus aria-hidden="true" />} render={<AppLink to={`${actionTo('new')}?${of}`} />}>
          {t('New action')}
        </Button>
      }
      empty={t('No actions')}
      hint={t('An action says who puts something right, and until when. Flagged answers of forms open them.')}
    >
      {rows.map((task) => (
        <ActionItem key={task.id} task={task} />
      ))}
    </RelatedCard>
  );
}
