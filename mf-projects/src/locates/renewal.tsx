import type { Locate } from '@fieldspan/api/queries/locates';
import { mayWrite } from '@fieldspan/contract/access-rules';
import { knownInstant, localDay } from '@fieldspan/domain/calendar-day';
import type { CalendarDay } from '@fieldspan/domain/calendar-day';
import { dayText } from '@fieldspan/domain/day-text';
import { locateState, renewDay } from '@fieldspan/domain/locate-state';
import { locateTimes } from '@fieldspan/domain/locate-times';
import type { LocatePlace } from '@fieldspan/domain/locate-times';
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
import { HoldsUntil } from './holds-until.tsx';
import { LocateStateTag } from './locate-state-tag.tsx';
import { RenewDialog } from './renew-dialog.tsx';
import { useLocatePlace } from './use-locate-place.ts';

/** Until when utilities answer and the ticket is renewed, by whom, and the tickets before and after it. */
export function Renewal({ ticket }: { ticket: Locate }) {
  const [isAsked, setIsAsked] = useState(false);
  const today = localDay(useNow());
  const place = useLocatePlace();
  const isDue = isRenewalDue(ticket, { today, place });
  const facts = [...timesOf(ticket, { today, place }), ...factsOf(ticket, { today, place })];
  const mayRenew = mayWrite('Locate')(useCurrentUser().viewer) && ticket.Renewal.length === 0;
  if (facts.length === 0 && !mayRenew) return null;
  return (
    <Card
      title={t('Times')}
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

type Seen = { today: CalendarDay; place: LocatePlace };

/** What follows from the day on which the utilities were asked, as long as it is still to come or missing. */
function timesOf(ticket: Locate, { today, place }: Seen) {
  const asked = knownInstant(ticket.requested);
  const times = asked && locateTimes(localDay(asked), place);
  if (!times) return [];
  const isAnswered = locateState(ticket, new Date()).kind !== 'waiting';
  const { answersDue, beginBy, holdsUntil } = times;
  const due = dayText(answersDue, today);
  return [
    ...(isAnswered
      ? []
      : [
          {
            term: t('Answers due'),
            fact: answersDue < today ? <strong>{t('{{day}}, late', { day: due })}</strong> : due,
          },
        ]),
    ...(beginBy === null ? [] : [{ term: t('Begin by'), fact: dayText(beginBy, today) }]),
    ...(ticket.expiry === null
      ? [{ term: t('Holds until'), fact: <HoldsUntil ticket={ticket} day={holdsUntil} today={today} /> }]
      : []),
  ];
}

function isRenewalDue(ticket: Locate, { today, place }: Seen): boolean {
  const day = renewDay(ticket, place);
  return day !== null && day <= today && ticket.Renewal.length === 0 && ticket.archived === 0;
}

function factsOf(ticket: Locate, { today, place }: Seen) {
  const { RenewedFrom: before, Renewal: renewals, Responsible: person } = ticket;
  const day = renewals.length === 0 ? dayText(renewDay(ticket, place), today) : '';
  return [
    ...(before ? [{ term: t('Renews'), fact: <OtherTicket ticket={before} /> }] : []),
    ...renewals.map((renewal) => ({ term: t('Renewed as'), fact: <OtherTicket ticket={renewal} /> })),
    ...(day === ''
      ? []
      : [{ term: t('Renew by'), fact: isRenewalDue(ticket, { today, place }) ? <strong>{day}</strong> : day }]),
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
