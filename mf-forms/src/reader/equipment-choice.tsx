import { useSearchParams } from '@fieldspan/federation/router';
import { Slot } from '@fieldspan/federation/slot';
import { Card } from '@fieldspan/ui/card';
import { t } from '@fieldspan/ui/i18n';
import { IconBackhoe } from '@fieldspan/ui/icons';
import { useMemo } from 'react';
import styles from './equipment-choice.module.css';

/** The machine that the form is about; the address keeps it. */
export function EquipmentChoice() {
  const [params, setParams] = useSearchParams();
  const chosen = Number(params.get('equipment'));
  const value = Number.isInteger(chosen) && chosen > 0 ? chosen : null;

  const props = useMemo(
    () => ({
      value,
      onPick: (picked: { id: number } | null) =>
        setParams(
          (before) => {
            const after = new URLSearchParams(before);
            if (picked) after.set('equipment', String(picked.id));
            else after.delete('equipment');
            return after;
          },
          { replace: true },
        ),
    }),
    [value, setParams],
  );

  return (
    <Card title={t('Equipment')} icon={<IconBackhoe aria-hidden="true" size={18} />}>
      <div className={styles.picker}>
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
