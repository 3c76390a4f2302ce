import { equipmentPlacesQuery } from '@fieldspan/api/queries/custody';
import type { EquipmentPlace } from '@fieldspan/api/queries/custody';
import { equipmentChoicesQuery } from '@fieldspan/api/queries/kits';
import { mayWrite } from '@fieldspan/contract/access-rules';
import type { PlaceKind } from '@fieldspan/domain/equipment/custody';
import { msg } from '@fieldspan/domain/message';
import { AreaPage } from '@fieldspan/records/area/area-page';
import { useCurrentUser } from '@fieldspan/records/current-user';
import type { Field } from '@fieldspan/records/field';
import { RecordDialog } from '@fieldspan/records/page/record-dialog';
import { RelatedCard } from '@fieldspan/records/page/related-card';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconMapPin, IconPlus } from '@fieldspan/ui/icons';
import { ListItem } from '@fieldspan/ui/list-item';
import { Tag } from '@fieldspan/ui/tag';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { equipmentArea } from '../equipment-area.ts';
import { KitsCard } from './kits-card.tsx';
import styles from './custody.module.css';

/** Where equipment is kept, and which pieces go together. */
export const PlacesScreen = () => (
  <AreaPage area={equipmentArea} tab="places" title={t('Places and kits')}>
    <div className={styles.page}>
      <PlacesCard />
      <KitsCard />
    </div>
  </AreaPage>
);

const FIELDS: Field<'EquipmentPlace', EquipmentPlace>[] = [
  { kind: 'text', name: 'name', label: msg('Name'), required: true },
  {
    kind: 'choice',
    name: 'kind',
    label: msg('Kind'),
    required: true,
    options: [
      { value: 'yard', label: msg('Yard') },
      { value: 'van', label: msg('Van') },
      { value: 'room', label: msg('Room') },
    ],
  },
  { kind: 'text', name: 'address', label: msg('Address') },
  {
    kind: 'relation',
    name: 'equipment_id',
    label: msg('The van, if it is equipment too'),
    choices: equipmentChoicesQuery,
    shownOf: ({ Equipment }) => Equipment?.description ?? null,
  },
  { kind: 'flag', name: 'archived', label: msg('Archived') },
];

const kindText = (kind: PlaceKind): string => ({ yard: t('Yard'), van: t('Van'), room: t('Room') })[kind];

function PlacesCard() {
  const { viewer } = useCurrentUser();
  const { data: places } = useSuspenseQuery(equipmentPlacesQuery());
  // null: a new place.
  const [edited, setEdited] = useState<EquipmentPlace | null | 'none'>('none');
  const isWriter = mayWrite('EquipmentPlace')(viewer);
  return (
    <>
      <RelatedCard
        title={t('Places')}
        icon={<IconMapPin aria-hidden="true" />}
        more={0}
        empty={t('No places yet')}
        hint={t('A yard, a tool room or a van: equipment is checked in to it, and vans carry it.')}
        action={
          isWriter && (
            <Button size="s" icon={<IconPlus aria-hidden="true" />} onClick={() => setEdited(null)}>
              {t('New place')}
            </Button>
          )
        }
      >
        {places.map((place) => (
          <ListItem
            key={place.id}
            title={place.name}
            subtitle={[kindText(place.kind), place.address, place.Equipment?.description].filter(Boolean).join(' · ')}
            trailing={
              <>
                {place.archived === 1 && <Tag>{t('Archived')}</Tag>}
                {isWriter && (
                  <Button
                    size="s"
                    variant="quiet"
                    aria-label={t('Edit {{title}}', { title: place.name })}
                    onClick={() => setEdited(place)}
                  >
                    {t('Edit')}
                  </Button>
                )}
              </>
            }
          />
        ))}
      </RelatedCard>
      <RecordDialog
        model="EquipmentPlace"
        title={edited === null ? t('New place') : t('Edit the place')}
        fields={FIELDS}
        record={edited === 'none' ? null : edited}
        blank={{ name: '', kind: 'yard' }}
        isOpen={edited !== 'none'}
        onClose={() => setEdited('none')}
      />
    </>
  );
}
