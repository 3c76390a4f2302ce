import type { Locate } from '@fieldspan/api/queries/locates';
import { mayWrite } from '@fieldspan/contract/access-rules';
import { localDay } from '@fieldspan/domain/calendar-day';
import type { CalendarDay } from '@fieldspan/domain/calendar-day';
import { dayText } from '@fieldspan/domain/day-text';
import { renewDay } from '@fieldspan/domain/locate-state';
import { personName } from '@fieldspan/domain/person-name';
import { useNow } from '@fieldspan/federation/now';
import { useCurrentUser } from '@fieldspan/records/current-user';
import { Button } from '@fieldspan/ui/button';
import { Card } from '@fieldspan/ui/card';
import { t } from '@fieldspan/ui/i18n';
import { IconRefresh } from '@fieldspan/ui/icons';
import { Facts } from '@fieldspan/ui/layout/facts';
import { AppLink } from '@fieldspan/ui/link';
import { useState } from 'react';
import { LocateStateTag } from './locate-state-tag.tsx';
import { RenewDialog } from './renew-dialog.tsx';

/** Until when the ticket is renewed, by whom, and the tickets before and after it. */
export function Renewal({ ticket }: { ticket: Locate }) {
  const [isAsked, setIsAsked] = useState(false);
  const today = localDay(useNow());
  const isDue = isRenewalDue(ticket, today);
  const facts = factsOf(ticket, today);
  const mayRenew = mayWrite('Locate')(useCurrentUser().viewer) && ticket.Renewal.length === 0;
  if (facts.length === 0 && !mayRenew) return null;
  return (
    <Card
      title={t('Renewal')}
      icon={<IconRefresh aria-hidden="true" />}
      action={
        mayRenew && (
          <Button {...(isDue && { variant: 'primary' })} size="s" onClick={() => setIsAsked(true)}>
            {t('Renew')}
          </Button>
        )
      }
    >
      {facts.length > 0 && <Facts facts={facts} />}
      {isAsked && <RenewDialog ticket={ticket} onClose={() => setIsAsked(false)} />}
    </Card>
  );
}

function isRenewalDue(ticket: Locate, today: CalendarDay): boolean {
  const day = renewDay(ticket);
  return day !== null && day <= today && ticket.Renewal.length === 0 && ticket.archived === 0;
}

function factsOf(ticket: Locate, today: CalendarDay) {
  const { RenewedFrom: before, Renewal: renewals, Responsible: person } = ticket;
  const day = renewals.length === 0 ? dayText(renewDay(ticket), today) : '';
  return [
    ...(before ? [{ term: t('Renews'), fact: <OtherTicket ticket={before} /> }] : []),
    ...renewals.map((renewal) => ({ term: t('Renewed as'), fact: <OtherTicket ticket={renewal} /> })),
    ...(day === '' ? [] : [{ term: t('Renew by'), fact: isRenewalDue(ticket, today) ? <strong>{day}</strong> : day }]),
    ...(person ? [{ term: t('Responsible'), fact: personName(person) }] : []),
  ];
}

type Other = { ticket_num: string; expiry: string | null; responses_json: string | null };

const OtherTicket = ({ ticket }: { ticket: Other }) => (
  <>
    <AppLink to={`/locates/${encodeURIComponent(ticket.ticket_num)}`}>{ticket.ticket_num}</AppLink>{' '}
    <LocateStateTag ticket={ticket} />
  </>
);
