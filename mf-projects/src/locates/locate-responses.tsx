import type { Locate } from '@fieldspan/api/queries/locates';
import { mayWrite } from '@fieldspan/contract/access-rules';
import { instantText } from '@fieldspan/domain/day-text';
import { isClear, locateResponses, locateState } from '@fieldspan/domain/locate-state';
import type { LocateResponse } from '@fieldspan/domain/locate-state';
import { useCurrentUser } from '@fieldspan/records/current-user';
import { useNow } from '@fieldspan/federation/now';
import { AlertBox } from '@fieldspan/ui/alert-box';
import { Button } from '@fieldspan/ui/button';
import { Card } from '@fieldspan/ui/card';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconButton } from '@fieldspan/ui/icon-button';
import { IconAlertTriangle, IconCircleCheck, IconMapPin, IconPencil, IconPlus } from '@fieldspan/ui/icons';
import { ListItem } from '@fieldspan/ui/list-item';
import { Tag } from '@fieldspan/ui/tag';
import { Facts } from '@fieldspan/ui/layout/facts';
import { useState } from 'react';
import { AnswerDialog } from './answer-dialog.tsx';
import { WorkCell } from '@fieldspan/records/cells/work-cell';

const NEW_ANSWER: LocateResponse = { utility: '', answer: 'Clear', note: '' };

/** The response of each utility, and whether they are enough to dig. */
export function LocateResponses({ record: ticket }: { record: Locate }) {
  const responses = locateResponses(ticket.responses_json);
  const isWriter = mayWrite('Locate')(useCurrentUser().viewer);
  const [answered, setAnswered] = useState<LocateResponse | null>(null);
  return (
    <>
      <DigWarning ticket={ticket} />
      <Card
        title={t('Utilities')}
        icon={<IconMapPin aria-hidden="true" />}
        action={
          isWriter && (
            <Button size="s" icon={<IconPlus aria-hidden="true" />} onClick={() => setAnswered(NEW_ANSWER)}>
              {t('Add an answer')}
            </Button>
          )
        }
      >
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
                subtitle={[response.note, response.by, response.at && instantText(response.at)]
                  .filter(Boolean)
                  .join(' · ')}
                trailing={
                  <>
                    <Tag tone={isClear(response) ? 'green' : 'red'}>{response.answer}</Tag>
                    {isWriter && (
                      <IconButton
                        label={t('Change the answer of {{utility}}', { utility: response.utility })}
                        icon={<IconPencil aria-hidden="true" />}
                        onClick={() => setAnswered({ ...response, note: '' })}
                      />
                    )}
                  </>
                }
              />
            ))}
          </ul>
        )}
      </Card>
      {answered && <AnswerDialog ticket={ticket} initial={answered} onClose={() => setAnswered(null)} />}
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
