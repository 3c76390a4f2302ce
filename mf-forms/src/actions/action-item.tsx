import type { FormTask } from '@fieldspan/api/queries/tasks';
import { localDay } from '@fieldspan/domain/calendar-day';
import { dayText, instantText } from '@fieldspan/domain/day-text';
import { personName } from '@fieldspan/domain/person-name';
import { useNow } from '@fieldspan/federation/now';
import { t } from '@fieldspan/ui/i18n';
import { IconButton } from '@fieldspan/ui/icon-button';
import { IconPencil } from '@fieldspan/ui/icons';
import { ListItem } from '@fieldspan/ui/list-item';
import styles from './actions.module.css';
import { actionTo } from './task-address.ts';
import { TaskSteps } from './task-steps.tsx';
import { useMayStep } from './use-may-step.ts';
import { TaskState } from '@fieldspan/records/cells/task-state';

type ActionItemProps = { task: FormTask; onEdit?: (() => void) | false };

/** An action in a card of what it belongs to; it opens its page, where it is closed. */
export function ActionItem({ task, onEdit }: ActionItemProps) {
  const mayStep = useMayStep(task);
  const today = localDay(useNow());
  return (
    <ListItem
      to={actionTo(task.slug)}
      title={<span className={styles.whole}>{task.title}</span>}
      subtitle={aboutOf(task, today)}
      trailing={
        <>
          <TaskState task={task} isSaid />
          {mayStep && <TaskSteps task={task} isSmall />}
          {onEdit && (
            <IconButton
              label={t('Change “{{title}}”', { title: task.title })}
              icon={<IconPencil aria-hidden="true" />}
              onClick={onEdit}
            />
          )}
        </>
      }
    />
  );
}

function aboutOf({ AssignedUser: person, due_on: due, done_at: done }: FormTask, today: string): string {
  const who = person ? personName(person) : t('Nobody yet');
  if (done !== null) return `${who} · ${instantText(done)}`;
  return due === null ? who : `${who} · ${t('until {{day}}', { day: dayText(due, today) })}`;
}
