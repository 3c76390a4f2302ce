import { jobNotesQuery } from '@fieldspan/api/queries/job-notes';
import type { JobNote } from '@fieldspan/api/queries/job-notes';
import type { Project } from '@fieldspan/api/queries/records';
import { momentText } from '@fieldspan/domain/day-text';
import { mayOnJob } from '@fieldspan/domain/job-access';
import { msg } from '@fieldspan/domain/message';
import { personName } from '@fieldspan/domain/person-name';
import { useNow } from '@fieldspan/federation/now';
import { PublicLinkButton } from '@fieldspan/federation/public-link-button';
import { useCurrentUser } from '@fieldspan/records/current-user';
import type { Field } from '@fieldspan/records/field';
import { RelatedRecords } from '@fieldspan/records/page/related-records';
import { t } from '@fieldspan/ui/i18n';
import { IconFileText } from '@fieldspan/ui/icons';
import { Tag } from '@fieldspan/ui/tag';
import { useSuspenseQuery } from '@tanstack/react-query';

const FIELDS: readonly Field<'JobNote', JobNote>[] = [
  { kind: 'text', name: 'title', label: msg('Title'), required: true, wide: true },
  { kind: 'long-text', name: 'body', label: msg('Note'), wide: true },
  {
    kind: 'flag',
    name: 'is_public',
    label: msg('Public'),
    hint: msg('Stands on the public page of the notes, while that is switched on.'),
  },
];

/** What was written down about a project, and the page that shows the public part to others. */
export function ProjectNotes({ record: project }: { record: Project }) {
  const { profile, viewer } = useCurrentUser();
  const { data: notes } = useSuspenseQuery(jobNotesQuery(project.id));
  const now = useNow();
  return (
    <RelatedRecords
      model="JobNote"
      title={t('Notes')}
      icon={<IconFileText aria-hidden="true" />}
      newTitle={t('New note')}
      editTitle={t('Edit the note')}
      empty={t('No notes')}
      hint={t('What is worth keeping about this project. Public notes can be shown to people without an account.')}
      note={<PublicLinkButton page={{ model: 'Job', record_id: project.id, path: '/project/', rest: '/notes/view' }} />}
      some={notes}
      fields={FIELDS}
      blank={{ job_id: project.id, title: '', is_public: 0 }}
      mayWrite={mayOnJob(viewer, profile.JobPersonnelRole, { jobId: project.id, verb: 'write' })}
      shownAs={({ title, body, is_public: isPublic, created_at, CreatedBy }) => ({
        title,
        subtitle: [body, CreatedBy && personName(CreatedBy), momentText(created_at, now)].filter(Boolean).join(' · '),
        tag: isPublic === 1 && <Tag tone="blue">{t('Public')}</Tag>,
      })}
    />
  );
}
