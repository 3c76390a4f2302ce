import { useProfile } from '@fieldspan/api/profile';
import type { PlanSheetRecord } from '@fieldspan/api/queries/plans';
import { KeepSet } from '../../kept/keep-set.tsx';
import { setToKeep } from '../../kept/set-to-keep.ts';
import styles from './plan-viewer.module.css';

/** Keeps the set that the sheet is of on this device. */
export function KeptSheet({ sheet }: { sheet: PlanSheetRecord }) {
  const tenantId = useProfile()?.tenant_id;
  const { set_id, job_id, PlanSet, LibraryUpload } = sheet;
  if (tenantId === undefined || !PlanSet) return null;
  const set = setToKeep({ id: set_id, job_id, name: PlanSet.name, LibraryUpload }, tenantId);
  return (
    set && (
      <span className={styles.kept}>
        <KeepSet set={set} />
      </span>
    )
  );
}
