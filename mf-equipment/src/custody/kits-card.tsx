import { kitsQuery } from '@fieldspan/api/queries/kits';
import type { Kit } from '@fieldspan/api/queries/kits';
import { mayWrite } from '@fieldspan/contract/access-rules';
import { msg } from '@fieldspan/domain/message';
import { useCurrentUser } from '@fieldspan/records/current-user';
import type { Field } from '@fieldspan/records/field';
import { RecordDialog } from '@fieldspan/records/page/record-dialog';
import { RelatedCard } from '@fieldspan/records/page/related-card';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconPackages, IconPlus } from '@fieldspan/ui/icons';
import { ListItem } from '@fieldspan/ui/list-item';
import { Tag } from '@fieldspan/ui/tag';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';

const FIELDS: Field<'EquipmentKit', Kit>[] = [
  { kind: 'text', name: 'name', label: msg('Name'), required: true },
  { kind: 'flag', name: 'archived', label: msg('Archived') },
];

/** Sets of pieces that go out and come back together. A piece says on its own page which kit it is part of. */
export function KitsCard() {
  const { viewer } = useCurrentUser();
  const { data: kits } = useSuspenseQuery(kitsQuery());
  // null: a new kit.
  const [edited, setEdited] = useState<Kit | null | 'none'>('none');
  const isWriter = mayWrite('EquipmentKit')(viewer);
  return (
    <>
      <RelatedCard
        title={t('Kits')}
        icon={<IconPackages aria-hidden="true" />}
        more={0}
        empty={t('No kits yet')}
        hint={t('Pieces that go together. Make a kit, and choose it on the page of each piece.')}
        action={
          isWriter && (
            <Button size="s" icon={<IconPlus aria-hidden="true" />} onClick={() => setEdited(null)}>
              {t('New kit')}
            </Button>
          )
        }
      >
        {kits.map((kit) => (
          <ListItem
            key={kit.id}
            title={kit.name}
            subtitle={kit.Equipment.map(({ description }) => description).join(', ') || t('No pieces yet')}
            trailing={
              <>
                {kit.archived === 1 && <Tag>{t('Archived')}</Tag>}
                {isWriter && (
                  <Button
                    size="s"
                    variant="quiet"
                    aria-label={t('Edit {{title}}', { title: kit.name })}
                    onClick={() => setEdited(kit)}
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
        model="EquipmentKit"
        title={edited === null ? t('New kit') : t('Edit the kit')}
        fields={FIELDS}
        record={edited === 'none' ? null : edited}
        blank={{ name: '' }}
        isOpen={edited !== 'none'}
        onClose={() => setEdited('none')}
      />
    </>
  );
}
