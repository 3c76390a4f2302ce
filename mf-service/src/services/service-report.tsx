import { relatedFormsQuery, allTimeLogsQuery } from '@fieldspan/api/queries/records';
import type { Service } from '@fieldspan/api/queries/records';
import { visitsOfServiceQuery } from '@fieldspan/api/queries/visits';
import { instantText } from '@fieldspan/domain/day-text';
import { personName } from '@fieldspan/domain/person-name';
import { hoursOf } from '@fieldspan/domain/time-log-review';
import { Card } from '@fieldspan/ui/card';
import { t } from '@fieldspan/ui/i18n';
import { IconFileText } from '@fieldspan/ui/icons';
import { useSuspenseQueries } from '@tanstack/react-query';
import { Facts } from '@fieldspan/ui/layout/facts';
import { numberText } from '@fieldspan/domain/number-text';
import { useCurrentUser } from '@fieldspan/records/current-user';
import { isBegun, maySendReport } from '../report-access.ts';
import { ReportButtons } from '../report-buttons.tsx';
import styles from './service-report.module.css';

/** The work done on a service call, and the report of it for the customer. */
export function ServiceReport({ record: service }: { record: Service }) {
  const who = useCurrentUser();
  const [{ data: logs }, { data: forms }, { data: visits }] = useSuspenseQueries({
    queries: [
      allTimeLogsQuery({ service_id: service.id }),
      relatedFormsQuery({ service_id: service.id }),
      visitsOfServiceQuery(service.id),
    ],
  });
  const isBegunAny = visits.some(isBegun);
  const people = new Set(logs.flatMap(({ User }) => (User ? [personName(User)] : [])));
  const address = [service.address, service.city, service.province, service.postal_code].filter(Boolean).join(', ');
  return (
    <Card title={t('Report')} icon={<IconFileText aria-hidden="true" />}>
      <Facts
        facts={[
          { term: t('Number'), fact: service.job_num },
          { term: t('Service'), fact: service.job_name },
          { term: t('Customer'), fact: service.Customer?.name ?? service.customer_name_cache },
          { term: t('Address'), fact: address },
          { term: t('Status'), fact: service.ServiceStatus?.label },
          { term: t('Scheduled'), fact: instantText(service.scheduled_at) },
          { term: t('Completed on'), fact: instantText(service.completed) },
          { term: t('People'), fact: [...people].join(', ') },
          { term: t('Hours'), fact: t('{{hours}} h', { hours: numberText(hoursOf(logs)) }) },
          {
            term: t('Forms'),
            fact: forms.rows
              .map(({ FormChildTemplate, FormTemplate }) => FormChildTemplate?.description ?? FormTemplate?.title)
              .filter(Boolean)
              .join(', '),
          },
        ]}
      />
      <div className={styles.foot}>
        {isBegunAny ? (
          <ReportButtons service={service} maySend={maySendReport(who, service, visits)} />
        ) : (
          t('The report can be made as a PDF and sent once somebody has begun a visit.')
        )}
      </div>
    </Card>
  );
}
