import { contactLocationsQuery } from '@fieldspan/api/queries/contact-assets';
import type { ContactLocation } from '@fieldspan/api/queries/contact-assets';
import type { Contact } from '@fieldspan/api/queries/records';
import { mayWrite } from '@fieldspan/contract/access-rules';
import { RecordMenu } from '@fieldspan/federation/record-menu';
import { useCurrentUser } from '@fieldspan/records/current-user';
import { placeSection } from '@fieldspan/records/fields/place-section';
import type { Field } from '@fieldspan/records/field';
import { RecordDialog } from '@fieldspan/records/page/record-dialog';
import { RelatedCard } from '@fieldspan/records/page/related-card';
import { msg } from '@fieldspan/domain/message';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconMapPin, IconPlus } from '@fieldspan/ui/icons';
import { AppLink } from '@fieldspan/ui/link';
import { ListItem } from '@fieldspan/ui/list-item';
import { Tag } from '@fieldspan/ui/tag';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { newAssetTo } from '../asset/asset-path.ts';
import { ContactPlaces } from './contact-places.tsx';

type LocationField = Field<'ContactLocation', ContactLocation>;

const NAME: LocationField = { kind: 'text', name: 'name', label: msg('Name'), required: true, wide: true };

const FIELDS: LocationField[] = [
  NAME,
  ...placeSection<LocationField>([
    {
      kind: 'long-text',
      name: 'access_notes',
      label: msg('Access notes'),
      hint: msg('Gate code, whom to ask, where to park: shown to the crew on the way.'),
      wide: true,
    },
    { kind: 'long-text', name: 'notes', label: msg('Notes'), wide: true },
  ]).fields,
];

/** The sites of a contact, and below them where work was done. */
export function ContactLocations({ record: contact }: { record: Contact }) {
  return (
    <>
      <Locations contact={contact} />
      <ContactPlaces record={contact} />
    </>
  );
}

function Locations({ contact }: { contact: Contact }) {
  const { viewer } = useCurrentUser();
  const { data: locations } = useSuspenseQuery(contactLocationsQuery(contact.id));
  // null: a new location.
  const [edited, setEdited] = useState<ContactLocation | null | 'none'>('none');
  const isWriter = mayWrite('ContactLocation')(viewer);
  return (
    <>
      <RelatedCard
        title={t('Sites')}
        icon={<IconMapPin aria-hidden="true" />}
        more={locations.more}
        empty={t('No sites')}
        hint={t('Buildings, shops and gates of this contact, each with its own address and way in.')}
        action={
          isWriter && (
            <Button size="s" icon={<IconPlus aria-hidden="true" />} onClick={() => setEdited(null)}>
              {t('New location')}
            </Button>
          )
        }
      >
        {locations.rows.map((location) => (
          <LocationRow key={location.id} location={location} onEdit={isWriter ? () => setEdited(location) : null} />
        ))}
      </RelatedCard>
      <RecordDialog
        model="ContactLocation"
        title={edited === null ? t('New location') : t('Edit the location')}
        fields={FIELDS}
        record={edited === 'none' ? null : edited}
        blank={{ contact_id: contact.id, name: '' }}
        isOpen={edited !== 'none'}
        onClose={() => setEdited('none')}
      />
    </>
  );
}

type LocationRowProps = { location: ContactLocation; onEdit: (() => void) | null };

function LocationRow({ location, onEdit }: LocationRowProps) {
  const { id, contact_id, name, address, city, province, access_notes: access, archived } = location;
  return (
    <ListItem
      title={name}
      subtitle={[[address, city, province].filter(Boolean).join(', '), access].filter(Boolean).join(' · ')}
      trailing={
        <>
          {archived === 1 && <Tag>{t('Archived')}</Tag>}
          {onEdit && archived === 0 && (
            <AppLink to={newAssetTo({ customer: contact_id, location: id, category: null })}>{t('New asset')}</AppLink>
          )}
          {onEdit && <RecordMenu record={{ ...location, model: 'ContactLocation', title: name }} onEdit={onEdit} />}
        </>
      }
    />
  );
}
