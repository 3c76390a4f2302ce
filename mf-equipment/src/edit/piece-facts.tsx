import type { Equipment } from '@fieldspan/api/queries/equipment';
import { personName } from '@fieldspan/domain/person-name';
import { Card } from '@fieldspan/ui/card';
import { useToday } from '@fieldspan/federation/now';
import { t } from '@fieldspan/ui/i18n';
import { FactList } from '../parts/fact-list.tsx';
import { serviceFacts } from '../parts/service-facts.ts';
import styles from './piece-facts.module.css';

/** A piece for those who may read and not write it. */
export function PieceFacts({ piece }: { piece: Equipment }) {
  const today = useToday();
  return (
    <Card className={styles.card ?? ''}>
      <FactList
        facts={[
          { term: t('Type'), text: piece.EquipmentType?.name },
          { term: t('Serial number'), text: piece.serial_num },
          { term: t('Location'), text: piece.location },
          { term: t('Held by'), text: piece.Holder && personName(piece.Holder) },
          ...serviceFacts(piece, today),
        ]}
      />
    </Card>
  );
}
