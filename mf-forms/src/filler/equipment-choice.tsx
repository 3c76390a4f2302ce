import { templateEquipmentQuery } from '@fieldspan/api/queries/forms';
import { Slot } from '@fieldspan/federation/slot';
import { AlertBox } from '@fieldspan/ui/alert-box';
import { Card } from '@fieldspan/ui/card';
import { t } from '@fieldspan/ui/i18n';
import { IconBackhoe } from '@fieldspan/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import styles from './equipment-choice.module.css';

type EquipmentChoiceProps = {
  templateId: number;
  value: number | null;
  onPick: (equipmentId: number | null) => void;
  /** Sending was tried without it. */
  isMissing: boolean;
};

/** While it is loading or cannot be loaded: any machine. */
const ANY: readonly number[] = [];

/** Chooses the machine that the form is about. */
export function EquipmentChoice({ templateId, value, onPick, isMissing }: EquipmentChoiceProps) {
  const { data: typeIds = ANY } = useQuery(templateEquipmentQuery(templateId));
  const props = useMemo(
    () => ({ value, typeIds, onPick: (picked: { id: number } | null) => onPick(picked?.id ?? null) }),
    [value, typeIds, onPick],
  );
  return (
    <Card title={t('Equipment')} icon={<IconBackhoe aria-hidden="true" size={18} />}>
      <div className={styles.picker}>
        {isMissing && (
          <AlertBox type="danger" live="at-once">
            {t('Choose the equipment that this form is about. It cannot be sent without.')}
          </AlertBox>
        )}
        <Slot
          of="equipment.picker"
          props={props}
          fallback={
            <p className={styles.away}>
              {t('The equipment list cannot be shown right now. The rest of the form is not affected.')}
            </p>
          }
        />
      </div>
    </Card>
  );
}
