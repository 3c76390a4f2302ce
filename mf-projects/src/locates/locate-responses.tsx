import type { Locate } from '@fieldspan/api/queries/locates';
import { locateState } from '@fieldspan/domain/locate-state';
import { useNow } from '@fieldspan/federation/now';
import { WorkCell } from '@fieldspan/records/cells/work-cell';
import { AlertBox } from '@fieldspan/ui/alert-box';
import { Card } from '@fieldspan/ui/card';
import { t } from '@fieldspan/ui/i18n';
import { IconMapPin } from '@fieldspan/ui/icons';
import { Facts } from '@fieldspan/ui/layout/facts';
import { AnswerHistory } from './answer-history.tsx';
import { Renewal } from './renewal.tsx';
import { TicketAnswers } from './ticket-answers.tsx';
import { TicketPlace } from './ticket-place.tsx';
import { useWaiting, withWaiting } from './waiting-answers.ts';

/** The response of each utility, whether they are enough to dig, where that is, and how the ticket goes on. */
export function LocateResponses({ record: ticket }: { record: Locate }) {
  const waiting = useWaiting(ticket.id);
  return (
    <>
      <DigWarning ticket={withWaiting(ticket, waiting)} />
      <Renewal ticket={ticket} />
      <Card title={t('Utilities')} icon={<IconMapPin aria-hidden="true" />}>
        {(ticket.Job ?? ticket.Service) && <Facts facts={[{ term: t('Work'), fact: <WorkCell row={ticket} /> }]} />}
        <TicketAnswers ticket={ticket} waiting={waiting} />
        <AnswerHistory locateId={ticket.id} />
      </Card>
      <TicketPlace ticket={ticket} />
    </>
  );
}

/** Says when nobody may dig, and why. */
function DigWarning({ ticket }: { ticket: Locate }) {
  const state = locateState(ticket, useNow());
  return (
    <>
      {state.kind === 'expired' && (
        <AlertBox type="danger">{t('This ticket has ended. Nobody may dig on it; ask for a new one.')}</AlertBox>
      )}
      {state.kind === 'endless' && (
        <AlertBox type="info">{t('Do not dig: until when this ticket holds is not noted.')}</AlertBox>
      )}
      {state.kind === 'waiting' && (
        <AlertBox type="info">
          {state.open.length === 0
            ? t('Do not dig: no utility has answered yet.')
            : t('Do not dig: these have not cleared it: {{utilities}}.', { utilities: state.open.join(', ') })}
        </AlertBox>
      )}
    </>
  );
}
