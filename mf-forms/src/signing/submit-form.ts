import { isApiError } from '@fieldspan/api/api-error';
import { explain } from '@fieldspan/api/explain';
import { formProblemsOf } from '@fieldspan/api/form-problems';
import { saveForm } from '@fieldspan/api/queries/signing';
import type { OutboxItem } from '@fieldspan/api/outbox/outbox-item';
import { reachNow } from '@fieldspan/api/reach';
import type { Participant } from '@fieldspan/domain/participant';
import { instantText } from '@fieldspan/domain/day-text';
import { isSigned } from '@fieldspan/domain/signature';
import { t } from '@fieldspan/ui/i18n';
import { currentAsker } from './asker.ts';
import type { Asker } from './asker.ts';
import type { ChangeCompletion, CompletionValue } from './completion-value.ts';
import { keepForm, resentReason, takeBack } from './keep-form.ts';
import type { FilledForm, FormWait } from './keep-form.ts';
import { sendParticipants } from './send-participants.ts';
import type { SentParticipants } from './send-participants.ts';

export type Outcome = {
  type: 'danger' | 'success' | 'info';
  text: string;
  list: readonly string[];
  /** The form is stored and its participants are not: they can be sent again. */
  canSendAgain: boolean;
};

type Submission = {
  value: CompletionValue;
  onChange: ChangeCompletion;
  /** Resolves when `value` is on the device as it was last changed. */
  keep: () => Promise<void>;
  filled: FilledForm;
  /** The outbox item for when the server cannot be reached. */
  wait: FormWait;
  /** Called with the answers that the server refused, and why, by question id. */
  onRefused: (said: ReadonlyMap<string, string>) => void;
};

/** `isDone`: everything is stored. `waiting`: the outbox sends it. */
type Submitted = { outcome: Outcome; formId: number | null; isDone: boolean; waiting: OutboxItem | null };

/**
 * Calls CompanyForm/save, then CompanyFormAcknowledgement/save-batch with its record_id (document 1 §5, §7). Each
 * success is recorded at once, so a retry continues from there and never creates a second form. What cannot be sent now
 * goes to the outbox.
 */
export async function submitForm(asked: Submission): Promise<Submitted> {
  if (!isSigned(asked.value.signature)) {
    return unsent(t("You must sign the form to continue, or click 'Skip Signature'"));
  }
  const asker = currentAsker();
  const submission = { ...asked, value: { ...asked.value, sent: await takeBack(asked.value, asked.wait) } };
  const { value, onChange } = submission;
  if (reachNow() !== 'answering' || submission.wait.after.length > 0) return waits(submission, false);
  const stored = await storeForm(submission, asker);
  if ('isLost' in stored) return waits(submission, false);
  if ('text' in stored) return unsent(stored.text, stored.list);
  const formId = stored.id;
  const fresh = value.participants.filter(({ isSaved }) => !isSaved);
  if (fresh.length === 0) {
    const text = t('Form saved, but there were no participants added. code: 002a');
    return { outcome: outcomeOf('info', text), formId, isDone: true, waiting: null };
  }
  const answer = await sendParticipants(fresh, { id: formId, asker });
  if (answer.isLost) {
    const known = { ...value, sent: { ...value.sent, formId } };
    return waits({ ...submission, value: known }, true);
  }
  return { ...batchOutcome(answer, { sent: fresh, onChange }), formId };
}

/** Queues it in the outbox. If the form was stored and only its participants were not, the message says so (ERR032). */
async function waits(submission: Submission, isFormStored: boolean): Promise<Submitted> {
  const { filled, value, wait } = submission;
  const { formId } = value.sent;
  try {
    await noteTried(submission);
    const waiting = await keepForm({ filled, value, isFormStored, wait });
    const kept = waiting.isDurable
      ? waitingWords()
      : t('This browser keeps nothing. Leave this page open until it is sent.');
    const outcome = isFormStored ? { ...outcomeOf('danger', lostWords()), list: [kept] } : outcomeOf('info', kept);
    return { outcome, formId, isDone: false, waiting };
  } catch (error) {
    const { text } = explain(error);
    return unsent(text, [t('Answers and signatures stay on this device until they are sent.')]);
  }
}

export const waitingWords = (): string =>
  t('It waits on this device, and is sent by itself as soon as the server answers.');

const lostWords = (): string =>
  t('Form saved but no participants were recorded! ({{time}}) code: 001b', { time: new Date().toUTCString() });

/** `isLost`: there was no answer. */
type Stored = { id: number } | { isLost: true } | { text: string; list: readonly string[] };

/**
 * An unanswered attempt may have stored the form: then the present answers overwrite those, under the same client key.
 */
async function storeForm(submission: Submission, asker: Asker): Promise<Stored> {
  const { value, filled, onRefused } = submission;
  const { formId, formKey, isTried } = value.sent;
  const again = { ...filled, reason: resentReason() };
  try {
    if (formId !== null) return { id: (await saveForm({ ...again, id: formId }, asker)).record_id };
    await noteTried(submission);
    const { record_id: id } = await saveForm({ ...filled, client_key: formKey }, asker);
    if (isTried) await saveForm({ ...again, id }, asker);
    note(submission, { formId: id });
    return { id };
  } catch (error) {
    if (isApiError(error) && error.kind === 'refused') note(submission, { isTried });
    onRefused(formProblemsOf(error));
    return isApiError(error) && error.kind === 'network' ? { isLost: true } : explain(error);
  }
}

const note = ({ onChange }: Submission, sent: Partial<CompletionValue['sent']>): void =>
  onChange((before) => ({ ...before, sent: { ...before.sent, ...sent } }));

/**
 * Stands on the device before anything is handed on: if the page dies then, its draft comes back, and what is changed in
 * it must overwrite what has arrived.
 */
async function noteTried(submission: Submission): Promise<void> {
  note(submission, { isTried: true });
  await submission.keep();
}

type Batch = { sent: readonly Participant[]; onChange: ChangeCompletion };

function batchOutcome(
  { saved, count, ids, words, isAnswered }: SentParticipants,
  { sent, onChange }: Batch,
): Omit<Submitted, 'formId'> {
  const now = new Date();
  if (count === 0) {
    const text = isAnswered
      ? t('Form saved but no participants were recorded! ({{time}}) code: 001a', { time: now.toUTCString() })
      : lostWords();
    return { outcome: { ...outcomeOf('danger', text), list: words, canSendAgain: true }, isDone: false, waiting: null };
  }
  const isWhole = count >= sent.length;
  onChange((before) => ({ ...before, participants: before.participants.map(asSaved(saved)) }));
  const outcome = savedOutcome(count, ids);
  const missing = isWhole
    ? words
    : [t('{{count}} of the participants were not recorded.', { count: sent.length - count }), ...words];
  return { outcome: { ...outcome, list: missing, canSendAgain: !isWhole }, isDone: isWhole, waiting: null };
}

/** The message after participants were stored (ERR036). */
export function savedOutcome(count: number, ids: readonly number[]): Outcome {
  const said = { n: count, time: instantText(new Date().toISOString()), list: ids.join(', ') };
  return outcomeOf(
    'success',
    t('Form saved with {{n}} participants! ({{time}}). Signature record ids: {{list}}', said),
  );
}

const asSaved =
  (sent: readonly Participant[]) =>
  (participant: Participant): Participant =>
    sent.some(({ client_key: key }) => key === participant.client_key)
      ? { ...participant, isSaved: true }
      : participant;

export const outcomeOf = (type: Outcome['type'], text: string): Outcome => ({
  type,
  text,
  list: [],
  canSendAgain: false,
});

const unsent = (text: string, list: readonly string[] = []): Submitted => ({
  outcome: { ...outcomeOf('danger', text), list },
  formId: null,
  isDone: false,
  waiting: null,
});
