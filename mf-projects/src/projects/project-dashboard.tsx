import type { Project } from '@fieldspan/api/queries/records';
import { instantText } from '@fieldspan/domain/day-text';
import { readsJobFinancials } from '@fieldspan/domain/job-access';
import { personName } from '@fieldspan/domain/person-name';
import { FilledPlace } from '@fieldspan/federation/place-fill';
import { Card } from '@fieldspan/ui/card';
import { t } from '@fieldspan/ui/i18n';
import { IconBuilding, IconClock } from '@fieldspan/ui/icons';
import { AppLink } from '@fieldspan/ui/link';
import { useMemo } from 'react';
import { useCurrentUser } from '@fieldspan/records/current-user';
import { CardGrid } from '@fieldspan/ui/layout/card-grid';
import { Facts } from '@fieldspan/ui/layout/facts';
import { WeatherSlot } from '@fieldspan/records/weather/weather-slot';
import { LeadCard } from './life/lead-card.tsx';
import { placedProject } from './placed-project.ts';
import { ProjectMoney } from './project-money.tsx';
import { HoursToBudget } from './hours-to-budget.tsx';
import { numberText } from '@fieldspan/domain/number-text';

/** The overview of a project. */
export function ProjectDashboard({ record: job }: { record: Project }) {
  const { viewer, profile } = useCurrentUser();
  const placed = useMemo(() => placedProject(job), [job]);
  const address = [job.address, job.city, job.province, job.postal_code].filter(Boolean).join(', ');
  return (
    <>
      <CardGrid>
        <LeadCard job={job} />
        <Card title={t('Project')} icon={<IconBuilding aria-hidden="true" />}>
          <Facts
            facts={[
              { term: t('Number'), fact: job.job_num },
              {
                term: t('Customer'),
                fact: job.Customer ? (
                  <AppLink to={`/contact/${job.Customer.slug}/summary`}>{job.Customer.name}</AppLink>
                ) : (
                  job.customer_name_cache
                ),
              },
              {
                term: t('Phone'),
                fact: job.Customer?.phone && <a href={`tel:${job.Customer.phone}`}>{job.Customer.phone}</a>,
              },
              { term: t('Address'), fact: address },
              { term: t('Manager'), fact: job.Manager && personName(job.Manager) },
            ]}
          />
        </Card>
        <Card
          title={t('Hours')}
          icon={<IconClock aria-hidden="true" />}
          action={<AppLink to={`/schedule-timeline/project/${job.slug}`}>{t('Timeline')}</AppLink>}
        >
          <Facts
            facts={[
              {
                term: t('Logged'),
                fact: t('{{hours}} h', { hours: numberText(Math.round(job.hours_logged ?? 0)) }),
              },
              {
                term: t('Budget'),
                fact: job.budget_hours && t('{{hours}} h', { hours: numberText(job.budget_hours) }),
              },
              { term: t('Hours to budget'), fact: job.budget_hours && <HoursToBudget job={job} /> },
              { term: t('Changed'), fact: instantText(job.updated_at) },
            ]}
          />
        </Card>
        <WeatherSlot lat={job.lat} lon={job.long} city={job.city} province={job.province} />
        {readsJobFinancials(viewer, profile.JobPersonnelRole, job.id) && <ProjectMoney record={job} />}
      </CardGrid>
      <FilledPlace place="project.card" props={placed} />
    </>
  );
}
