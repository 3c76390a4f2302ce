import type { Equipment } from '@fieldspan/api/queries/equipment';
import type { MaintenancePlan } from '@fieldspan/api/queries/maintenance';
import { msg } from '@fieldspan/domain/message';
import type { Field } from '@fieldspan/records/field';
import { RecordDialog } from '@fieldspan/records/page/record-dialog';
import { Dialog } from '@fieldspan/ui/dialog';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { useState } from 'react';
import styles from './plan-dialog.module.css';

type PlanDialogProps = {
  piece: Equipment;
  /** null: a new plan. */
  edited: MaintenancePlan | null | 'none';
  onClose: () => void;
};

/** A new plan is for every piece of the type, or for this one. */
export function PlanDialog({ piece, edited, onClose }: PlanDialogProps) {
  const [isForAll, setIsForAll] = useState<boolean | null>(null);
  const close = () => {
    setIsForAll(null);
    onClose();
  };
  if (edited === null && isForAll === null) {
    return (
      <Dialog open onClose={close} title={t('New maintenance plan')} size="s">
        <div className={styles.choices}>
          <p>{t('What is the plan for?')}</p>
          <Button variant="primary" onClick={() => setIsForAll(true)}>
            {t('All “{{type}}”', { type: piece.EquipmentType?.name ?? '' })}
          </Button>
          <Button onClick={() => setIsForAll(false)}>{t('Only {{piece}}', { piece: piece.description })}</Button>
        </div>
      </Dialog>
    );
  }
  return (
    <RecordDialog
      model="MaintenancePlan"
      title={edited === null ? t('New maintenance plan') : t('Edit maintenance plan')}
      fields={fieldsOf(piece.EquipmentType?.meter_unit ?? null, edited !== null)}
      record={edited === 'none' ? null : edited}
      blank={isForAll === true ? { type_id: piece.type_id } : { equipment_id: piece.id }}
      isOpen={edited !== 'none'}
      onClose={close}
    />
  );
}

function fieldsOf(unit: string | null, isKnown: boolean): Field<'MaintenancePlan', MaintenancePlan>[] {
  return [
    { kind: 'text', name: 'title', label: msg('What is done'), required: true, wide: true },
    { kind: 'number', name: 'every_days', label: msg('Every so many days') },
    ...(unit === null
      ? []
      : [{ kind: 'number' as const, name: 'every_meter' as const, label: msg('Every so much on the meter'), unit }]),
    { kind: 'long-text', name: 'details', label: msg('How it is done'), wide: true },
    ...(isKnown ? [{ kind: 'flag' as const, name: 'archived' as const, label: msg('Archived') }] : []),
  ];
}
