import { contactProjectsQuery } from '@fieldspan/api/queries/records';
import type { Contact } from '@fieldspan/api/queries/records';
import { t } from '@fieldspan/ui/i18n';
import { IconBuilding } from '@fieldspan/ui/icons';
import { ListItem } from '@fieldspan/ui/list-item';
import { useSuspenseQuery } from '@tanstack/react-query';
import { JobStatusTag } from '@fieldspan/records/cells/job-status-tag';
import { RelatedCard } from '@fieldspan/records/page/related-card';

/** A contact's projects. */
export function ContactJobs({ record }: { record: Contact }) {
  const {
    data: { rows: jobs, more },
  } = useSuspenseQuery(contactProjectsQuery(record.id));
  return (
    <RelatedCard
      more={more}
      title={t('Projects')}
      icon={<IconBuilding aria-hidden="true" />}
      empty={t('No Projects')}
      hint={t('Projects for this contact show here.')}
    >
      {jobs.map((job) => (
        <ListItem
          key={job.id}
          to={`/project/${job.slug}/dashboard`}
          title={job.job_name}
          subtitle={[job.job_num, job.city].filter(Boolean).join(' · ')}
          trailing={<JobStatusTag job={job} />}
        />
      ))}
    </RelatedCard>
  );
}
