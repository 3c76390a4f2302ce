import { alertError } from '@fieldspan/api/alerts';
import type { Locate } from '@fieldspan/api/queries/locates';
import { saveRecord } from '@fieldspan/api/save-record';
import { mayWrite } from '@fieldspan/contract/access-rules';
import type { CalendarDay } from '@fieldspan/domain/calendar-day';
import { dayText } from '@fieldspan/domain/day-text';
import { useCurrentUser } from '@fieldspan/records/current-user';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { useMutation } from '@tanstack/react-query';

type HoldsUntilProps = { ticket: Pick<Locate, 'id' | 'version'>; day: CalendarDay; today: CalendarDay };

/** The end that the rules give a ticket; it counts once somebody, with the ticket at hand, has noted it. */
export function HoldsUntil({ ticket, day, today }: HoldsUntilProps) {
  const isWriter = mayWrite('Locate')(useCurrentUser().viewer);
  const noting = useMutation({
    mutationFn: () =>
      saveRecord('Locate', {
        id: ticket.id,
        version: ticket.version,
        expiry: new Date(`${day}T23:59:00`).toISOString(),
      }),
    onError: alertError,
  });
  return (
    <>
      {t('{{day}}, by the rules here', { day: dayText(day, today) })}{' '}
      {isWriter && (
        <Button size="s" busy={noting.isPending} onClick={() => noting.mutate()}>
          {t('Note it as the end')}
        </Button>
      )}
    </>
  );
}
