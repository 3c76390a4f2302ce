import { alertError } from '@fieldspan/api/alerts';
import { isOpen } from '@fieldspan/domain/locate-answer';
import { LOCATE_ANSWERS, isClear, knownAnswer, responseOf } from '@fieldspan/domain/locate-state';
import type { LocateAnswer } from '@fieldspan/domain/locate-state';
import { Button } from '@fieldspan/ui/button';
import { CameraButton } from '@fieldspan/ui/camera-button';
import { Dialog } from '@fieldspan/ui/dialog';
import { t, translated } from '@fieldspan/ui/i18n';
import { Stack } from '@fieldspan/ui/layout/stack';
import { SelectField } from '@fieldspan/ui/select-field';
import { TextField } from '@fieldspan/ui/text-field';
import { useState } from 'react';
import { ANSWER_WORDS } from './answer-words.ts';
import { sendAnswer, sendMarks } from './send-answer.ts';
import type { OfTicket } from './send-answer.ts';

/** What the dialog begins with. A find is made on site: it clears nothing, and is no answer of a utility that was asked. */
export type Asked = { utility: string; answer: LocateAnswer; kind: 'known' | 'new' | 'find' };

type AnswerDialogProps = {
  of: OfTicket;
  asked: Asked;
  /** What stands on the ticket, with what waits on this device. */
  standing: readonly { utility: string; answer: string }[];
  onClose: () => void;
};

/** What a utility has answered; an answer that changes says why. It is kept on the device and sent from there. */
export function AnswerDialog({ of, asked, standing, onClose }: AnswerDialogProps) {
  const [utility, setUtility] = useState(asked.utility);
  const [answer, setAnswer] = useState(asked.answer);
  const [note, setNote] = useState('');
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const named = utility.trim();
  // What stood there when the dialog opened: another answer that arrives meanwhile was not seen.
  const [stood] = useState(standing);
  const seen = knownAnswer(responseOf(stood, { utility })?.answer) ?? null;
  const isReasonMissing = note.trim() === '' && needsReason(asked, { seen, answer });
  const handleSave = () => {
    sendAnswer(of, { utility: named, answer, note: note.trim(), seen }).catch(alertError);
    for (const photo of photos) sendMarks(of, photo, named).catch(alertError);
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={asked.kind === 'find' ? t('Something was found') : t('Answer of a utility')}
      footer={
        <Button variant="primary" disabled={named === '' || isReasonMissing} onClick={handleSave}>
          {t('Save')}
        </Button>
      }
    >
      <Stack>
        <TextField
          label={t('Utility')}
          value={utility}
          onChange={setUtility}
          readOnly={asked.kind === 'known'}
          autoComplete="off"
        />
        <SelectField
          label={t('Answer')}
          value={answer}
          onChange={(chosen) => setAnswer(knownAnswer(chosen) ?? answer)}
          options={offeredTo(asked).map((value) => ({ value, label: translated(ANSWER_WORDS[value]) }))}
        />
        <TextField
          label={t('Notes')}
          value={note}
          onChange={setNote}
          multiline
          error={isReasonMissing ? whyOf(asked, seen) : ''}
        />
        <CameraButton
          label={t('Photo of the marks')}
          onPhotos={(added) => setPhotos((taken) => [...taken, ...added])}
        />
        {photos.length > 0 && <p>{photos.map(({ name }) => name).join(', ')}</p>}
      </Stack>
    </Dialog>
  );
}

const offeredTo = ({ kind }: Asked): readonly LocateAnswer[] =>
  kind === 'find' ? LOCATE_ANSWERS.filter((answer) => !isClear({ answer })) : LOCATE_ANSWERS;

type Given = { seen: LocateAnswer | null; answer: LocateAnswer };

const needsReason = ({ kind }: Asked, { seen, answer }: Given): boolean =>
  kind === 'find' || (seen !== null && !isOpen({ answer: seen }) && seen !== answer);

const whyOf = ({ kind }: Asked, seen: LocateAnswer | null): string =>
  kind === 'find' || seen === null
    ? t('Say what was found, and where.')
    : t('It was “{{answer}}” before. Say why that changes.', { answer: translated(ANSWER_WORDS[seen]) });
