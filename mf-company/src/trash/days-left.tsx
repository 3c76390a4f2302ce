import { daysLeft } from '@fieldspan/domain/days-left';
import { useNow } from '@fieldspan/federation/now';

/** How long a deleted record can still be restored. */
export function DaysLeft({ until }: { until: string | null }) {
  const now = useNow();
  return until === null ? null : daysLeft(until, now);
}
