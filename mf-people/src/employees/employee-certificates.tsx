import type { Employee } from '@fieldspan/api/queries/records';
import { certificatesOfQuery } from '@fieldspan/api/queries/related';
import { dayText } from '@fieldspan/domain/day-text';
import { useToday } from '@fieldspan/federation/now';
import { t } from '@fieldspan/ui/i18n';
import { IconCertificate } from '@fieldspan/ui/icons';
import { ListItem } from '@fieldspan/ui/list-item';
import { useSuspenseQuery } from '@tanstack/react-query';
import { RelatedCard } from '@fieldspan/records/page/related-card';

/** A person's certificates; those that expire first on top. */
export function EmployeeCertificates({ record: person }: { record: Employee }) {
  const {
    data: { rows: certificates, more },
  } = useSuspenseQuery(certificatesOfQuery(person.id));
  const today = useToday();
  return (
    <RelatedCard
      more={more}
      title={t('Certificates')}
      icon={<IconCertificate aria-hidden="true" />}
      empty={t('No Training Certificates')}
      hint={t('Certificates of this person show here with the day they end.')}
    >
      {certificates.map(({ id, slug, title, number, expires }) => (
        <ListItem
          key={id}
          to={`/safety/certificates/list?open=${slug}`}
          title={title}
          subtitle={number}
          trailing={expires && t('Ends {{day}}', { day: dayText(expires, today) })}
        />
      ))}
    </RelatedCard>
  );
}
