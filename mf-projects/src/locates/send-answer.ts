import { sendLater } from '@fieldspan/api/outbox/outbox';
import type { LocateAnswer } from '@fieldspan/domain/locate-state';
import { t, translated } from '@fieldspan/ui/i18n';
import { ANSWER_WORDS } from './answer-words.ts';

/** A ticket, as what is sent of it names it. */
export type OfTicket = { id: number; ticket_num: string };

const sentOf = ({ ticket_num: number }: OfTicket) => ({
  laneLabel: t('Locate {{number}}', { number }),
  editAt: `/locates/${encodeURIComponent(number)}`,
});

export type Answered = {
  utility: string;
  answer: LocateAnswer;
  note: string;
  /** The answer that stood there; null for none. */
  seen: LocateAnswer | null;
};

/** Answers of a ticket go in the order in which they were written, once, also without a network. */
export async function sendAnswer(of: OfTicket, { seen, ...answered }: Answered): Promise<void> {
  await sendLater({
    ...sentOf(of),
    lane: `locate:${of.id}`,
    call: 'LocateAnswer/save',
    payload: { locate_id: of.id, ...answered, ...(seen !== null && { seen }) },
    label: `${answered.utility}: ${translated(ANSWER_WORDS[answered.answer])}`,
    waitedField: 'waited_ms',
  });
}

/** A photo has a lane of its own, so that it does not hold up answers. */
export async function sendMarks(of: OfTicket, file: File, utility: string): Promise<void> {
  await sendLater({
    ...sentOf(of),
    lane: `photos:locate:${of.id}`,
    call: 'LocateFile/save',
    // The outbox fills in the id of the upload.
    payload: { locate_id: of.id, file_id: 0, ...(utility !== '' && { utility }) },
    label: utility === '' ? t('Photo of marks') : t('Photo of marks: {{utility}}', { utility }),
    blob: { file, field: 'file_id' },
  });
}
