import type { Equipment } from '@fieldspan/api/queries/equipment';
import { readingsQuery } from '@fieldspan/api/queries/maintenance';
import type { MeterReading } from '@fieldspan/api/queries/maintenance';
import { mayWrite } from '@fieldspan/contract/access-rules';
import { instantText } from '@fieldspan/domain/day-text';
import { meterText } from '@fieldspan/domain/equipment/meter-reading';
import { msg } from '@fieldspan/domain/message';
import { personName } from '@fieldspan/domain/person-name';
import { useCurrentUser } from '@fieldspan/records/current-user';
import type { Field } from '@fieldspan/records/field';
import { RecordDialog } from '@fieldspan/records/page/record-dialog';
import { RelatedCard } from '@fieldspan/records/page/related-card';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconGauge, IconPlus } from '@fieldspan/ui/icons';
import { ListItem } from '@fieldspan/ui/list-item';
import { Tag } from '@fieldspan/ui/tag';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styles from './maintenance-tab.module.css';

const fieldsOf = (unit: string): Field<'EquipmentReading', MeterReading>[] => [
  { kind: 'number', name: 'value', label: msg('The meter shows'), unit, required: true },
  { kind: 'instant', name: 'read_at', label: msg('Read at'), hint: msg('Empty means now.') },
  { kind: 'flag', name: 'is_replaced', label: msg('It is another meter than before') },
  { kind: 'text', name: 'note', label: msg('Note'), wide: true },
];

/** What the meter showed, and the next reading. Everybody who sees the piece may read its meter. */
export function MeterCard({ piece, unit }: { piece: Equipment; unit: string }) {
  const {
    data: { rows, more },
  } = useSuspenseQuery(readingsQuery(piece.id));
  // null: a new reading.
  const [edited, setEdited] = useState<MeterReading | null | 'none'>('none');
  return (
    <>
      <RelatedCard
        title={t('Meter')}
        icon={<IconGauge aria-hidden="true" />}
        more={more}
        empty={t('Not read yet')}
        hint={t('Read it now and then: services by the meter are due by what it shows.')}
        note={piece.meter !== null && <span className={styles.meter}>{meterText(piece.meter, unit)}</span>}
        action={
          <Button size="s" icon={<IconPlus aria-hidden="true" />} onClick={() => setEdited(null)}>
            {t('New reading')}
          </Button>
        }
      >
        {rows.map((reading) => (
          <ReadingRow key={reading.id} reading={reading} unit={unit} onCorrect={() => setEdited(reading)} />
        ))}
      </RelatedCard>
      <RecordDialog
        model="EquipmentReading"
        title={edited === null ? t('New reading') : t('Correct the reading')}
        fields={fieldsOf(unit)}
        record={edited === 'none' ? null : edited}
        blank={{ equipment_id: piece.id }}
        isOpen={edited !== 'none'}
        onClose={() => setEdited('none')}
      />
    </>
  );
}

function ReadingRow({ reading, unit, onCorrect }: { reading: MeterReading; unit: string; onCorrect: () => void }) {
  const { viewer, profile } = useCurrentUser();
  const { value, read_at: at, User: by, note } = reading;
  const isMine = reading.created_by === profile.id || mayWrite('EquipmentReading')(viewer);
  const facts = [at && instantText(at), by && personName(by), note];
  return (
    <ListItem
      title={meterText(value, unit)}
      subtitle={facts.filter(Boolean).join(' · ')}
      trailing={
        <>
          {reading.is_replaced === 1 && <Tag>{t('New meter')}</Tag>}
          {isMine && (
            <Button
              size="s"
              variant="quiet"
              aria-label={t('Correct {{value}}', { value: meterText(value, unit) })}
              onClick={onCorrect}
            >
              {t('Correct')}
            </Button>
          )}
        </>
      }
    />
  );
}
