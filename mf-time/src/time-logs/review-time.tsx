import { t } from '@fieldspan/ui/i18n';
import { AreaPage } from '@fieldspan/records/area/area-page';
import { timeLogArea } from './time-log-area.ts';
import { ReviewBoard } from './review/review-board.tsx';

/** Submitted time of others, by person and day; what is odd comes first. */
export function ReviewTime() {
  return (
    <AreaPage area={timeLogArea} tab="review" title={t('Review')}>
      <ReviewBoard />
    </AreaPage>
  );
}
