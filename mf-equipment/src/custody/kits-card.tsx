import { kitsQuery } from '@fieldspan/api/queries/kits';
import type { Kit } from '@fieldspan/api/queries/kits';
import { mayWrite } from '@fieldspan/contract/access-rules';
import { msg } from '@fieldspan/domain/message';
import { RecordMenu } from '@fieldspan/federation/record-menu';
import { Wait } from '@fieldspan/federation/wait';
import { useCurrentUser } from '@fieldspan/records/current-user';
import type { Field } from '@fieldspan/records/field';
import { RecordDialog } from '@fieldspan/records/page/record-dialog';
import { RelatedCard } from '@fieldspan/records/page/related-card';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconButton } from '@fieldspan/ui/icon-button';
import { IconPackages, IconPlus, IconQrcode } from '@fieldspan/ui/icons';
import { ListItem } from '@fieldspan/ui/list-item';
import { Tag } from '@fieldspan/ui/tag';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LabelsDialog } from '../labels/labels-button.tsx';
import { useKitPieces } from './use-kit-pieces.tsx';

const FIELDS: Field<'EquipmentKit', Kit>[] = [
  { kind: 'text', name: 'name', label: msg('Name'), required: true },
  { kind: 'flag', name: 'archived', label: msg('Archived') },
];

/** Sets of pieces that go out and come back together, each with a label that names all of it. */
export function KitsCard() {
  const { viewer } = useCurrentUser();
  const { data: kits } = useSuspenseQuery(kitsQuery());
  // null: a new kit.
  const [edited, setEdited] = useState<Kit | null | 'none'>('none');
  const { extra, begin } = useKitPieces();
  const edit = (kit: Kit | null) => {
    begin(kit);
    setEdited(kit);
  };
  const isWriter = mayWrite('EquipmentKit')(viewer);
  return (
    <>
      <RelatedCard
        title={t('Kits')}
        icon={<IconPackages aria-hidden="true" />}
        more={0}
        empty={t('No kits yet')}
        hint={t('Pieces that go together. One scan of the label of a kit checks all of it out.')}
        action={
          isWriter && (
            <Button size="s" icon={<IconPlus aria-hidden="true" />} onClick={() => edit(null)}>
              {t('New kit')}
            </Button>
          )
        }
      >
        {kits.map((kit) => (
          <KitRow key={kit.id} kit={kit} onEdit={isWriter ? () => edit(kit) : null} />
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
        extra={extra}
      />
    </>
  );
}

function KitRow({ kit, onEdit }: { kit: Kit; onEdit: (() => void) | null }) {
  const { id, version, name, archived, Equipment: pieces } = kit;
  const [isPrinting, setIsPrinting] = useState(false);
  return (
    <ListItem
      title={name}
      subtitle={pieces.map(({ description }) => description).join(', ') || t('No pieces yet')}
      trailing={
        <>
          {archived === 1 && <Tag>{t('Archived')}</Tag>}
          <IconButton
            label={t('Print the label of {{name}}', { name })}
            icon={<IconQrcode aria-hidden="true" />}
            onClick={() => setIsPrinting(true)}
          />
          {onEdit && (
            <RecordMenu record={{ model: 'EquipmentKit', id, version, title: name, archived }} onEdit={onEdit} />
          )}
          {isPrinting && (
            <Wait>
              <LabelsDialog of={{ kitId: id }} onClose={() => setIsPrinting(false)} />
            </Wait>
          )}
        </>
      }
    />
  );
}
