import type { Equipment } from '@fieldspan/api/queries/equipment';
import { MeterCard } from './meter-card.tsx';
import { PlansCard } from './plans-card.tsx';
import { RecordsCard } from './records-card.tsx';
import styles from './maintenance-tab.module.css';

/** The meter of a piece, what is done to it again and again, and what was done. */
export const MaintenanceTab = ({ record }: { record: Equipment }) => (
  <div className={styles.cards}>
    <PlansCard piece={record} />
    {record.EquipmentType?.meter_unit && <MeterCard piece={record} unit={record.EquipmentType.meter_unit} />}
    <RecordsCard piece={record} />
  </div>
);
