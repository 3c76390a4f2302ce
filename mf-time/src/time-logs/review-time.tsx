import { t } from '@fieldspan/ui/i18n';
import { AreaPage } from '@fieldspan/records/area/area-page';
import { timeLogArea } from './time-log-area.ts';
import { WaitingTime } from './waiting-time.tsx';

/** Submitted time of others, by person and day; problems come first. */
export function ReviewTime() {
  return (
    <AreaPage area={timeLogArea} tab="review" title={t('Review')}>
      <WaitingTime />
    </AreaPage>
  );
}
