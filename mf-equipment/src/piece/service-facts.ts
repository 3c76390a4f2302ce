import type { CalendarDay } from '@fieldspan/domain/calendar-day';
import { dayText } from '@fieldspan/domain/day-text';
import { t } from '@fieldspan/ui/i18n';

type NextService = {
  next_service_date: string | null;
  next_service_description: string | null;
  next_service_mileage_or_time: string | null;
};

/** The facts about the next service. */
export function serviceFacts(piece: NextService, today: CalendarDay): { term: string; text: string | null }[] {
  return [
    { term: t('Next service'), text: dayText(piece.next_service_date, today) },
    { term: t('Mileage or hours'), text: piece.next_service_mileage_or_time },
    { term: t('What is to be done'), text: piece.next_service_description },
  ];
}
