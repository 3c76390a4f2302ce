import { alertError } from '@fieldspan/api/alerts';
import { discard } from '@fieldspan/api/outbox/outbox';
import { mayWrite } from '@fieldspan/contract/access-rules';
import { instantText } from '@fieldspan/domain/day-text';
import { isOpen } from '@fieldspan/domain/locate-answer';
import { isClear, knownAnswer, locateResponses, responseOf, withResponse } from '@fieldspan/domain/locate-state';
import type { LocateResponse } from '@fieldspan/domain/locate-state';
import { useCurrentUser } from '@fieldspan/records/current-user';
import { AlertBox } from '@fieldspan/ui/alert-box';
import { Button } from '@fieldspan/ui/button';
import { CameraButton } from '@fieldspan/ui/camera-button';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t, translated } from '@fieldspan/ui/i18n';
import { IconAlertTriangle, IconCircleCheck, IconPlus } from '@fieldspan/ui/icons';
import { ListItem } from '@fieldspan/ui/list-item';
import { Tag } from '@fieldspan/ui/tag';
import { useState } from 'react';
import { AnswerDialog } from './answer-dialog.tsx';
import type { Asked } from './answer-dialog.tsx';
import { ANSWER_WORDS } from './answer-words.ts';
import styles from './locates.module.css';
import { MarkPhotos } from './mark-photos.tsx';
import { sendMarks } from './send-answer.ts';
import type { OfTicket } from './send-answer.ts';
import type { Waiting } from './waiting-answers.ts';

type Ticket = OfTicket & { responses_json: string | null; may_report: number; archived: number };

/** The answer of each utility with the photos of its marks, and what this person may add. */
export function TicketAnswers({ ticket, waiting }: { ticket: Ticket; waiting: Waiting }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const manages = mayWrite('Locate')(useCurrentUser().viewer);
  const responses = locateResponses(ticket.responses_json);
  const standing = waiting.answers.reduce<LocateResponse[]>(
    (now, { utility, answer, note }) => withResponse(now, { utility, answer, note }),
    responses,
  );
  const mayReport = ticket.may_report === 1 && ticket.archived === 0;
  return (
    <>
      <RefusedAnswers refused={waiting.refused} />
      {standing.length === 0 ? (
        <EmptyState title={t('No answers yet')}>{t('The answer of each utility shows here.')}</EmptyState>
      ) : (
        <ul>
          {standing.map((response) => (
            <UtilityRow
              key={response.utility}
              response={responseOf(responses, response) ?? { ...response, answer: 'Not yet', note: '' }}
              kept={waiting.answers.findLast(({ utility }) => responseOf([response], { utility })) ?? null}
              manages={manages}
              onAnswer={mayReport ? setAsked : null}
            />
          ))}
        </ul>
      )}
      <MarkPhotos locateId={ticket.id} waiting={waiting.photos} />
      {mayReport && (
        <div className={styles.buttons}>
          {manages && (
            <Button
              icon={<IconPlus aria-hidden="true" />}
              onClick={() => setAsked({ utility: '', answer: 'Clear', kind: 'new' })}
            >
              {t('Add an answer')}
            </Button>
          )}
          <CameraButton
            label={t('Photo of marks')}
            onPhotos={(photos) => {
              for (const photo of photos) sendMarks(ticket, photo, '').catch(alertError);
            }}
          />
          <Button
            icon={<IconAlertTriangle aria-hidden="true" />}
            onClick={() => setAsked({ utility: t('Found on site'), answer: 'Conflict', kind: 'find' })}
          >
            {t('Something was found')}
          </Button>
        </div>
      )}
      {asked && <AnswerDialog of={ticket} asked={asked} standing={standing} onClose={() => setAsked(null)} />}
    </>
  );
}

type UtilityRowProps = {
  response: LocateResponse;
  /** The newest answer of it that waits on this device. */
  kept: Waiting['answers'][number] | null;
  manages: boolean;
  onAnswer: ((asked: Asked) => void) | null;
};

function UtilityRow({ response, kept, manages, onAnswer }: UtilityRowProps) {
  const isCleared = isClear(response);
  return (
    <ListItem
      leading={isCleared ? <IconCircleCheck aria-hidden="true" /> : <IconAlertTriangle aria-hidden="true" />}
      title={response.utility}
      subtitle={
        kept
          ? t('{{answer}}, kept on this device', { answer: translated(ANSWER_WORDS[kept.answer]) })
          : saidBy(response)
      }
      trailing={
        <>
          <Tag tone={isCleared ? 'green' : 'red'}>{translated(ANSWER_WORDS[answerOf(response)])}</Tag>
          {onAnswer && (manages || isOpen(response)) && <AnswerButton response={response} onAnswer={onAnswer} />}
        </>
      }
    />
  );
}

const answerOf = ({ answer }: LocateResponse) => knownAnswer(answer) ?? 'Not yet';

const saidBy = (response: LocateResponse): string =>
  [response.note, !isOpen(response) && response.by, !isOpen(response) && instantText(response.at ?? null)]
    .filter(Boolean)
    .join(' · ');

type AnswerButtonProps = { response: LocateResponse; onAnswer: (asked: Asked) => void };

function AnswerButton({ response, onAnswer }: AnswerButtonProps) {
  const { utility } = response;
  return isOpen(response) ? (
    <Button
      aria-label={t('Answer of {{utility}}', { utility })}
      onClick={() => onAnswer({ utility, answer: 'Clear', kind: 'known' })}
    >
      {t('Answer')}
    </Button>
  ) : (
    <Button
      aria-label={t('Change the answer of {{utility}}', { utility })}
      onClick={() => onAnswer({ utility, answer: answerOf(response), kind: 'known' })}
    >
      {t('Change')}
    </Button>
  );
}

/** What the server has refused since it was written, and why. */
function RefusedAnswers({ refused }: { refused: Waiting['refused'] }) {
  return refused.map(({ key, label, why }) => (
    <AlertBox key={key} type="danger">
      <strong>{t('Not noted: {{what}}', { what: label })}</strong> {why}{' '}
      <Button size="s" onClick={() => void discard(key).catch(alertError)}>
        {t('Discard')}
      </Button>
    </AlertBox>
  ));
}
