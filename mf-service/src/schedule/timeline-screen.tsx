import { foundQuery } from '@fieldspan/api/queries/found';
import { projectQuery, serviceQuery } from '@fieldspan/api/queries/records';
import { msg } from '@fieldspan/domain/message';
import { usePageTitle } from '@fieldspan/federation/page-title';
import { useParams } from '@fieldspan/federation/router';
import { t, translated } from '@fieldspan/ui/i18n';
import { PageHeader } from '@fieldspan/ui/page-header';
import { useSuspenseQuery } from '@tanstack/react-query';
import { NotFound } from '@fieldspan/records/page/not-found';
import { Timeline } from './timeline.tsx';

const BACK = { to: msg('/schedule'), label: msg('Schedule') };

/** The days of a project or a service call: planned work and worked time. */
export function TimelineScreen() {
  const { jobType, slug = '' } = useParams();
  if (jobType === 'project') return <ProjectTimeline slug={slug} />;
  if (jobType === 'service') return <ServiceTimeline slug={slug} />;
  return <NotFound title={t('Timeline')} reason={t('There is no such timeline')} back={back()} />;
}

const back = () => ({ to: BACK.to, label: translated(BACK.label) });

function ProjectTimeline({ slug }: { slug: string }) {
  const { data: found } = useSuspenseQuery(foundQuery(projectQuery(slug)));
  if (!('record' in found)) return <NotFound title={t('Timeline')} reason={found.reason} back={back()} />;
  const { record: job } = found;
  return (
    <>
      <Heading title={job.job_name} to={`/project/${job.slug}/dashboard`} number={job.job_num} />
      <Timeline
        parent={{ job_id: job.id }}
        marks={[
          { on: job.start_date, label: t('Start') },
          { on: job.date_completed, label: t('Completed') },
        ]}
      />
    </>
  );
}

function ServiceTimeline({ slug }: { slug: string }) {
  const { data: found } = useSuspenseQuery(foundQuery(serviceQuery(slug)));
  if (!('record' in found)) return <NotFound title={t('Timeline')} reason={found.reason} back={back()} />;
  const { record: job } = found;
  return (
    <>
      <Heading title={job.job_name} to={`/service/${job.slug}/dashboard`} number={job.job_num} />
      <Timeline
        parent={{ service_id: job.id }}
        marks={[
          { on: job.scheduled_at, label: t('Scheduled') },
          { on: job.completed, label: t('Completed') },
        ]}
      />
    </>
  );
}

function Heading({ title, number, to }: { title: string; number: string; to: string }) {
  usePageTitle(title);
  const breadcrumb = [back(), { label: number, to }, { label: t('Timeline') }];
  return <PageHeader title={title} subtitle={t('Timeline')} breadcrumb={breadcrumb} />;
}
