import type { Service } from '@fieldspan/api/queries/records';
import { instantText } from '@fieldspan/domain/day-text';
import { mayRead } from '@fieldspan/contract/access-rules';
import { personName } from '@fieldspan/domain/person-name';
import { FilledPlace } from '@fieldspan/federation/place-fill';
import { Card } from '@fieldspan/ui/card';
import { t } from '@fieldspan/ui/i18n';
import { IconMapPin, IconTool } from '@fieldspan/ui/icons';
import { AppLink } from '@fieldspan/ui/link';
import { useMemo } from 'react';
import { useCurrentUser } from '@fieldspan/records/current-user';
import { CardGrid } from '@fieldspan/ui/layout/card-grid';
import { Facts } from '@fieldspan/ui/layout/facts';
import { RecordComments } from '@fieldspan/records/page/record-comments';
import { ServiceVisits } from './service-visits.tsx';
import { placedService } from './placed-service.ts';

/** The overview of a service call: work, place, contact. */
export function ServiceDashboard({ record: job }: { record: Service }) {
  const { viewer } = useCurrentUser();
  const placed = useMemo(() => placedService(job), [job]);
  const { Customer } = job;
  const address = [job.address, job.city, job.province, job.postal_code].filter(Boolean).join(', ');
  return (
    <>
      <CardGrid>
        <Card
          title={t('Service')}
          icon={<IconTool aria-hidden="true" />}
          action={<AppLink to={`/schedule-timeline/service/${job.slug}`}>{t('Timeline')}</AppLink>}
        >
          <Facts
            facts={[
              { term: t('Number'), fact: job.job_num },
              { term: t('Scheduled'), fact: instantText(job.scheduled_at) },
              { term: t('Priority'), fact: job.priority },
              { term: t('Assigned to'), fact: job.AssignedTo && personName(job.AssignedTo) },
              { term: t('Completed'), fact: instantText(job.completed) },
            ]}
          />
        </Card>
        <Card title={t('Place')} icon={<IconMapPin aria-hidden="true" />}>
          <Facts
            facts={[
              {
                term: t('Customer'),
                fact:
                  Customer && mayRead('Contact')(viewer) ? (
                    <AppLink to={`/contact/${Customer.slug}/summary`}>{Customer.name}</AppLink>
                  ) : (
                    (Customer?.name ?? job.customer_name_cache)
                  ),
              },
              { term: t('Phone'), fact: Customer?.phone && <a href={`tel:${Customer.phone}`}>{Customer.phone}</a> },
              { term: t('Address'), fact: address },
              { term: t('Access notes'), fact: Customer?.access_notes },
            ]}
          />
        </Card>
      </CardGrid>
      <ServiceVisits serviceId={job.id} slug={job.slug} />
      <FilledPlace place="service.card" props={placed} />
      <RecordComments model="Service" slug={job.slug} />
    </>
  );
}
