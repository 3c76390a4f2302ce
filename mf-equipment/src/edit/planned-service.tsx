import type { Equipment } from '@fieldspan/api/queries/equipment';
import { dayText } from '@fieldspan/domain/day-text';
import { meterText } from '@fieldspan/domain/equipment/meter-reading';
import { useToday } from '@fieldspan/federation/now';
import { Card } from '@fieldspan/ui/card';
import { t } from '@fieldspan/ui/i18n';
import { AppLink } from '@fieldspan/ui/link';
import styles from './planned-service.module.css';
import { FactList } from '../piece/fact-list.tsx';

/** The next service as the plans say; then nobody types it. */
export function PlannedService({ piece }: { piece: Equipment }) {
  const today = useToday();
  const { next_service_meter: meter, EquipmentType: type } = piece;
  return (
    <Card
      className={styles.card ?? ''}
      title={t('Next service')}
      action={<AppLink to={`/equipment/edit/${piece.slug}/maintenance`}>{t('Maintenance plans')}</AppLink>}
    >
      <FactList
        facts={[
          { term: t('Date'), text: dayText(piece.next_service_date, today) },
          { term: t('On the meter'), text: meter === null ? null : meterText(meter, type?.meter_unit ?? null) },
          { term: t('What is to be done'), text: piece.next_service_description },
        ]}
      />
    </Card>
  );
}
