import { alertError } from '@fieldspan/api/alerts';
import type { Locate } from '@fieldspan/api/queries/locates';
import { saveRecord } from '@fieldspan/api/save-record';
import { LOCATE_ANSWERS, locateResponses, overridden, withResponse } from '@fieldspan/domain/locate-state';
import type { LocateResponse } from '@fieldspan/domain/locate-state';
import { msg } from '@fieldspan/domain/message';
import { Button } from '@fieldspan/ui/button';
import { Dialog } from '@fieldspan/ui/dialog';
import { t, translated } from '@fieldspan/ui/i18n';
import { SelectField } from '@fieldspan/ui/select-field';
import { TextField } from '@fieldspan/ui/text-field';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

const ANSWER_WORDS = {
  Clear: msg('Clear'),
  Marked: msg('Marked'),
  'Not yet': msg('Not yet'),
  Conflict: msg('Conflict'),
} as const;

type AnswerDialogProps = { ticket: Locate; initial: LocateResponse; onClose: () => void };

/** What a utility has answered; an answer that changes says why. */
export function AnswerDialog({ ticket, initial, onClose }: AnswerDialogProps) {
  const [answer, setAnswer] = useState(initial);
  const responses = locateResponses(ticket.responses_json);
  const changed = overridden(responses, answer);
  const utility = answer.utility.trim();
  const isReady =
    utility !== '' && (changed === undefined || changed.answer === 'Not yet' || answer.note?.trim() !== '');
  const saving = useMutation({
    mutationFn: () =>
      saveRecord('Locate', {
        id: ticket.id,
        version: ticket.version,
        responses_json: JSON.stringify(withResponse(responses, { ...answer, utility })),
      }),
    onSuccess: onClose,
    onError: alertError,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('Answer of a utility')}
      footer={
        <Button variant="primary" disabled={!isReady} busy={saving.isPending} onClick={() => saving.mutate()}>
          {t('Save')}
        </Button>
      }
    >
      <TextField
        label={t('Utility')}
        value={answer.utility}
        onChange={(typed) => setAnswer({ ...answer, utility: typed })}
        autoComplete="off"
      />
      <SelectField
        label={t('Answer')}
        value={answer.answer}
        onChange={(chosen) => setAnswer({ ...answer, answer: chosen })}
        options={LOCATE_ANSWERS.map((value) => ({ value, label: translated(ANSWER_WORDS[value]) }))}
      />
      <TextField
        label={t('Notes')}
        value={answer.note ?? ''}
        onChange={(note) => setAnswer({ ...answer, note })}
        multiline
        error={
          isReady || changed === undefined
            ? ''
            : t('It was “{{answer}}” before. Say why that changes.', { answer: changed.answer })
        }
      />
    </Dialog>
  );
}
