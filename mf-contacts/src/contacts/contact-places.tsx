import type { Contact } from '@fieldspan/api/queries/records';
import { customerPlacesQuery } from '@fieldspan/api/queries/related';
import { t } from '@fieldspan/ui/i18n';
import { IconMapPin } from '@fieldspan/ui/icons';
import { ListItem } from '@fieldspan/ui/list-item';
import { useSuspenseQuery } from '@tanstack/react-query';
import { RelatedCard } from '@fieldspan/records/page/related-card';

type Place = { address: string | null; city: string | null; province: string | null };

const placeText = ({ address, city, province }: Place): string => [address, city, province].filter(Boolean).join(', ');

/** A contact's own address, and the places of their jobs. */
export function ContactPlaces({ record: contact }: { record: Contact }) {
  const { data } = useSuspenseQuery(customerPlacesQuery(contact.id));
  const places = [
    { key: 'own', place: placeText(contact), title: t('Main address'), to: `/contact/${contact.slug}/details` },
    ...data.projects.rows.map((job) => ({
      key: `job ${job.id}`,
      place: placeText(job),
      title: `${job.job_num} ${job.job_name}`,
      to: `/project/${job.slug}/dashboard`,
    })),
    ...data.services.rows.map((job) => ({
      key: `service ${job.id}`,
      place: placeText(job),
      title: `${job.job_num} ${job.job_name}`,
      to: `/service/${job.slug}/dashboard`,
    })),
  ];
  return (
    <RelatedCard
      more={data.projects.more + data.services.more}
      title={t('Addresses of work')}
      icon={<IconMapPin aria-hidden="true" />}
      empty={t('No Locations')}
      hint={t('The address of this contact and of the work for them shows here.')}
    >
      {places
        .filter(({ place }) => place !== '')
        .map(({ key, place, title, to }) => (
          <ListItem key={key} to={to} title={place} subtitle={title} />
        ))}
    </RelatedCard>
  );
}
