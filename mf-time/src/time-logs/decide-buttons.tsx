import { t } from '@fieldspan/ui/i18n';
import { Decide } from '@fieldspan/records/review/decide';
import { approveTime, rejectTime } from './decide-time.ts';

type DecideButtonsProps = { log: { id: number; version: number; slug: string; user_id: number | null } };

export function DecideButtons({ log }: DecideButtonsProps) {
  return (
    <Decide
      question={t('Send this time back?')}
      onApprove={() => approveTime([log], () => {})}
      onSendBack={(reason) => rejectTime(log, reason)}
    />
  );
}
