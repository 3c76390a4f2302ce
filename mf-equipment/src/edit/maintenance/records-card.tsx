import type { Equipment } from '@fieldspan/api/queries/equipment';
import { maintenancePlansQuery, maintenanceRecordsQuery } from '@fieldspan/api/queries/maintenance';
import type { MaintenancePlan, MaintenanceRecord } from '@fieldspan/api/queries/maintenance';
import { equipmentFilesQuery } from '@fieldspan/api/queries/related';
import { peopleChoicesQuery } from '@fieldspan/api/queries/records';
import { mayWrite } from '@fieldspan/contract/access-rules';
import { dayText } from '@fieldspan/domain/day-text';
import { meterText } from '@fieldspan/domain/equipment/meter-reading';
import { dataText, msg } from '@fieldspan/domain/message';
import { moneyText } from '@fieldspan/domain/money-text';
import { personName } from '@fieldspan/domain/person-name';
import { useToday } from '@fieldspan/federation/now';
import { useCurrentUser } from '@fieldspan/records/current-user';
import type { Field } from '@fieldspan/records/field';
import { RecordDialog } from '@fieldspan/records/page/record-dialog';
import { RelatedCard } from '@fieldspan/records/page/related-card';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconPlus, IconTool } from '@fieldspan/ui/icons';
import { ListItem } from '@fieldspan/ui/list-item';
import { useQuery, useSuspenseQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { PhotosField } from '../../piece/photos-field.tsx';
import { RecordPhotos, sendPhotos, type PieceFile } from './record-photos.tsx';

/** What was done to the piece, by whom, at what cost. */
export function RecordsCard({ piece }: { piece: Equipment }) {
  const { viewer } = useCurrentUser();
  const [{ data: plans }, { data: records }] = useSuspenseQueries({
    queries: [maintenancePlansQuery({ typeId: piece.type_id, pieceId: piece.id }), maintenanceRecordsQuery(piece.id)],
  });
  const photosOf = usePhotosOf(piece.id);
  const { extra, clear } = useNewPhotos(piece.id);
  // null: a new record.
  const [edited, setEdited] = useState<MaintenanceRecord | null | 'none'>('none');
  const close = () => {
    setEdited('none');
    clear();
  };
  const isWriter = mayWrite('MaintenanceRecord')(viewer);
  const unit = piece.EquipmentType?.meter_unit ?? null;
  const today = useToday();
  const plan = plans.rows.find(({ archived }) => archived !== 1);
  return (
    <>
      <RelatedCard
        title={t('What was done')}
        icon={<IconTool aria-hidden="true" />}
        more={records.more}
        empty={t('Nothing yet')}
        hint={t('Services and repairs stand here, with who did them and what they cost.')}
        action={
          isWriter && (
            <Button size="s" icon={<IconPlus aria-hidden="true" />} onClick={() => setEdited(null)}>
              {t('Record a service')}
            </Button>
          )
        }
      >
        {records.rows.map((record) => (
          <RecordRow
            key={record.id}
            record={record}
            unit={unit}
            files={photosOf(record.id)}
            onEdit={isWriter ? () => setEdited(record) : null}
          />
        ))}
      </RelatedCard>
      <RecordDialog
        model="MaintenanceRecord"
        title={edited === null ? t('Record a service') : t('Edit what was done')}
        fields={fieldsOf(plans.rows, unit)}
        record={edited === 'none' ? null : edited}
        blank={{
          equipment_id: piece.id,
          done_on: today,
          ...(plan && { plan_id: plan.id, title: plan.title }),
        }}
        isOpen={edited !== 'none'}
        onClose={close}
        extra={extra}
      />
    </>
  );
}

/** The photos of each record, as soon as they are here. */
function usePhotosOf(pieceId: number): (recordId: number) => readonly PieceFile[] {
  const { data } = useQuery({ ...equipmentFilesQuery(pieceId), throwOnError: false });
  return (recordId) => data?.rows.filter(({ maintenance_id }) => maintenance_id === recordId) ?? [];
}

/** Photos that go with the record that is being written. */
function useNewPhotos(pieceId: number) {
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const extra = {
    shown: <PhotosField photos={photos} onChange={setPhotos} />,
    isDirty: photos.length > 0,
    save: (recordId: number) => void sendPhotos({ pieceId, recordId, photos }),
  };
  return { extra, clear: () => setPhotos([]) };
}

type RecordRowProps = {
  record: MaintenanceRecord;
  unit: string | null;
  files: readonly PieceFile[];
  onEdit: (() => void) | null;
};

function RecordRow({ record, unit, files, onEdit }: RecordRowProps) {
  const { title, done_on: day, DoneBy, done_by_name: workshop, meter, cost, parts, notes } = record;
  const facts = [
    dayText(day, useToday()),
    DoneBy && personName(DoneBy),
    workshop,
    meter !== null && meterText(meter, unit),
    cost !== null && moneyText(cost),
    parts,
    notes,
  ];
  return (
    <ListItem
      title={title}
      subtitle={
        <>
          {facts.filter(Boolean).join(' · ')}
          <RecordPhotos title={title} files={files} />
        </>
      }
      trailing={
        onEdit && (
          <Button size="s" variant="quiet" aria-label={t('Edit {{title}}', { title })} onClick={onEdit}>
            {t('Edit')}
          </Button>
        )
      }
    />
  );
}

function fieldsOf(
  plans: readonly MaintenancePlan[],
  unit: string | null,
): Field<'MaintenanceRecord', MaintenanceRecord>[] {
  return [
    {
      kind: 'choice',
      name: 'plan_id',
      label: msg('Maintenance plan'),
      options: plans.map(({ id, title }) => ({ value: id, label: dataText(title) })),
    },
    { kind: 'text', name: 'title', label: msg('What was done'), required: true },
    { kind: 'date', name: 'done_on', label: msg('Done on'), required: true },
    ...(unit === null
      ? []
      : [{ kind: 'number' as const, name: 'meter' as const, label: msg('The meter showed'), unit }]),
    {
      kind: 'relation',
      name: 'done_by',
      label: msg('Done by'),
      choices: peopleChoicesQuery,
      shownOf: ({ DoneBy }) => DoneBy && personName(DoneBy),
    },
    { kind: 'text', name: 'done_by_name', label: msg('Or by a workshop') },
    { kind: 'number', name: 'cost', label: msg('Cost'), unit: '$' },
    { kind: 'long-text', name: 'parts', label: msg('Parts'), wide: true },
    { kind: 'long-text', name: 'notes', label: msg('Notes'), wide: true },
  ];
}
