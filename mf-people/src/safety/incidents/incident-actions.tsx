import type { Incident } from '@fieldspan/api/queries/incidents';
import { peopleChoicesQuery } from '@fieldspan/api/queries/records';
import { relatedTasksQuery } from '@fieldspan/api/queries/tasks';
import type { FormTask, TaskRecord } from '@fieldspan/api/queries/tasks';
import { dayText } from '@fieldspan/domain/day-text';
import { msg } from '@fieldspan/domain/message';
import { personName } from '@fieldspan/domain/person-name';
import { useToday } from '@fieldspan/federation/now';
import { TaskState } from '@fieldspan/records/cells/task-state';
import { useCurrentUser } from '@fieldspan/records/current-user';
import type { Field } from '@fieldspan/records/field';
import { RecordDialog } from '@fieldspan/records/page/record-dialog';
import { RelatedCard } from '@fieldspan/records/page/related-card';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconPlus, IconTool } from '@fieldspan/ui/icons';
import { ListItem } from '@fieldspan/ui/list-item';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { looksIntoIncidents } from '../safety-area.ts';

const FIELDS: readonly Field<'Task', TaskRecord>[] = [
  { kind: 'text', name: 'title', label: msg('What has to be done'), required: true, wide: true },
  {
    kind: 'relation',
    name: 'assigned_to',
    label: msg('Who does it'),
    choices: peopleChoicesQuery,
    shownOf: ({ AssignedUser }) => AssignedUser && personName(AssignedUser),
  },
  { kind: 'date', name: 'due_on', label: msg('Until') },
  { kind: 'flag', name: 'needs_photo', label: msg('Ask for a picture when it is done') },
  { kind: 'flag', name: 'needs_note', label: msg('Ask for a note when it is done') },
];

/** What is done so that it does not happen again. An incident is closed once all of it is done. */
export function IncidentActions({ record }: { record: Incident }) {
  const [isNew, setIsNew] = useState(false);
  const { viewer } = useCurrentUser();
  const today = useToday();
  const {
    data: { rows, more },
  } = useSuspenseQuery(relatedTasksQuery({ incident_id: record.id }));
  const mayAdd = looksIntoIncidents(viewer) && record.state !== 'closed';
  return (
    <>
      <RelatedCard
        more={more}
        title={t('Corrective actions')}
        icon={<IconTool aria-hidden="true" />}
        action={
          mayAdd && (
            <Button icon={<IconPlus aria-hidden="true" />} onClick={() => setIsNew(true)}>
              {t('New action')}
            </Button>
          )
        }
        empty={t('No actions')}
        hint={t(
          'An action says who does what until when, so that it does not happen again. Who is to do it is reminded.',
        )}
      >
        {rows.map((task) => (
          <ListItem
            key={task.id}
            to={`/forms/actions/${task.slug}`}
            title={task.title}
            subtitle={aboutOf(task, today)}
            trailing={<TaskState task={task} isSaid />}
          />
        ))}
      </RelatedCard>
      <RecordDialog
        model="Task"
        title={t('New action')}
        fields={FIELDS}
        record={null}
        blank={{ incident_id: record.id, title: '' }}
        isOpen={isNew}
        onClose={() => setIsNew(false)}
      />
    </>
  );
}

function aboutOf({ AssignedUser: person, due_on: due }: FormTask, today: string): string {
  const who = person ? personName(person) : t('Nobody yet');
  return due === null ? who : `${who} · ${t('until {{day}}', { day: dayText(due, today) })}`;
}
