import { relatedTasksQuery } from '@fieldspan/api/queries/tasks';
import type { FormTask } from '@fieldspan/api/queries/tasks';
import type { Places } from '@fieldspan/contract/places';
import { useCurrentUser } from '@fieldspan/records/current-user';
import { RelatedCard } from '@fieldspan/records/page/related-card';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconPlus, IconTool } from '@fieldspan/ui/icons';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ActionDialog } from './action-dialog.tsx';
import { ActionItem } from './action-item.tsx';
import { EditTaskDialog } from './edit-task-dialog.tsx';
import { mayChangeTask } from './use-may-step.ts';
import { useWaitingActions, WaitingActions } from './waiting-actions.tsx';

/** What has to be done on a project, the open tasks first. New ones and what is done about them wait here without a network. */
export function ProjectTasks({ project }: Places['project.tab']) {
  const place = { job_id: project.id };
  const currentUser = useCurrentUser();
  const {
    data: { rows, more },
  } = useSuspenseQuery(relatedTasksQuery(place));
  const waiting = useWaitingActions(place);
  const [isNew, setIsNew] = useState(false);
  const [edited, setEdited] = useState<FormTask | null>(null);
  return (
    <>
      <RelatedCard
        more={more}
        title={t('Tasks')}
        icon={<IconTool aria-hidden="true" />}
        action={
          <Button icon={<IconPlus aria-hidden="true" />} onClick={() => setIsNew(true)}>
            {t('New task')}
          </Button>
        }
        empty={t('No tasks')}
        hint={t('A task says what has to be done on this project, by whom and until when.')}
      >
        {[
          ...(waiting.length > 0 ? [<WaitingActions key="waiting" items={waiting} />] : []),
          ...rows.map((task) => (
            <ActionItem
              key={task.id}
              task={task}
              onEdit={task.state === 'open' && mayChangeTask(currentUser, task) && (() => setEdited(task))}
            />
          )),
        ]}
      </RelatedCard>
      <ActionDialog place={place} flagged={[]} isOpen={isNew} onClose={() => setIsNew(false)} />
      <EditTaskDialog task={edited} onClose={() => setEdited(null)} />
    </>
  );
}
