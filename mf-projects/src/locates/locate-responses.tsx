import type { Locate } from '@fieldspan/api/queries/locates';
import { isClear, locateResponses, locateState } from '@fieldspan/domain/locate-state';
import { useNow } from '@fieldspan/federation/now';
import { AlertBox } from '@fieldspan/ui/alert-box';
import { Card } from '@fieldspan/ui/card';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconAlertTriangle, IconCircleCheck, IconMapPin } from '@fieldspan/ui/icons';
import { ListItem } from '@fieldspan/ui/list-item';
import { Tag } from '@fieldspan/ui/tag';
import { Facts } from '@fieldspan/ui/layout/facts';
import { WorkCell } from '@fieldspan/records/cells/work-cell';

/** The response of each utility, and whether they are enough to dig. */
export function LocateResponses({ record: ticket }: { record: Locate }) {
  const responses = locateResponses(ticket.responses_json);
  const state = locateState(ticket, useNow());
  return (
    <>
      {state.kind === 'expired' && (
        <AlertBox type="danger">{t('This ticket has ended. Nobody may dig on it; ask for a new one.')}</AlertBox>
      )}
      {state.kind === 'waiting' && (
        <AlertBox type="info">
          {state.open.length === 0
            ? t('Do not dig: no utility has answered yet.')
            : t('Do not dig: these have not cleared it: {{utilities}}.', { utilities: state.open.join(', ') })}
        </AlertBox>
      )}
      <Card title={t('Utilities')} icon={<IconMapPin aria-hidden="true" />}>
        {(ticket.Job ?? ticket.Service) && <Facts facts={[{ term: t('Work'), fact: <WorkCell row={ticket} /> }]} />}
        {responses.length === 0 ? (
          <EmptyState title={t('No answers yet')}>{t('The answer of each utility shows here.')}</EmptyState>
        ) : (
          <ul>
            {responses.map((response) => (
              <ListItem
                key={response.utility}
                leading={
                  isClear(response) ? <IconCircleCheck aria-hidden="true" /> : <IconAlertTriangle aria-hidden="true" />
                }
                title={response.utility}
                trailing={<Tag tone={isClear(response) ? 'green' : 'red'}>{response.answer}</Tag>}
              />
            ))}
          </ul>
        )}
      </Card>
    </>
  );
}
