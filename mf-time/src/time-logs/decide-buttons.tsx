import { t } from '@fieldspan/ui/i18n';
import { ReviewButtons } from '@fieldspan/records/review/review-buttons';
import { approveTime, rejectTime } from './decide-time.ts';

type DecideButtonsProps = { log: { id: number; version: number; slug: string; user_id: number | null } };

export function DecideButtons({ log }: DecideButtonsProps) {
  return (
    <ReviewButtons
      question={t('Send this time back?')}
      onApprove={() => approveTime(log)}
      onSendBack={(reason) => rejectTime(log, reason)}
    />
  );
}
