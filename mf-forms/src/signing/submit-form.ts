import { isApiError } from '@fieldspan/api/api-error';
import { explain } from '@fieldspan/api/explain';
import { formProblemsOf } from '@fieldspan/api/form-problems';
import { saveForm } from '@fieldspan/api/queries/signing';
import type { FormValues } from '@fieldspan/api/queries/signing';
import type { Participant } from '@fieldspan/domain/participant';
import { instantText } from '@fieldspan/domain/day-text';
import { isSigned } from '@fieldspan/domain/signature';
import { t } from '@fieldspan/ui/i18n';
import type { ChangeCompletion, CompletionValue } from './completion-value.ts';
import { sendParticipants } from './send-participants.ts';
import type { SentParticipants } from './send-participants.ts';

/** What CompanyForm/save stores, besides the key that makes it once. */
export type FilledForm = Omit<FormValues, 'client_key' | 'id'>;

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
  filled: FilledForm;
  /** Told which answers the server did not take, and why, by the ids of their questions. */
  onRefused: (said: ReadonlyMap<string, string>) => void;
};

/** `isDone`: all that the server was to store is stored. */
type Submitted = { outcome: Outcome; formId: number | null; isDone: boolean };

/**
 * CompanyForm/save, then CompanyFormAcknowledgement/save-batch with its record_id (document 1 §5, §7). What has
 * arrived is noted at once, so that a retry goes on from there: it never makes a second form.
 */
export async function submitForm(submission: Submission): Promise<Submitted> {
  const { value, onChange } = submission;
  if (!isSigned(value.signature)) {
    return unsent(t("You must sign the form to continue, or click 'Skip Signature'"));
  }
  const stored = await storeForm(submission);
  if ('text' in stored) return unsent(stored.text, stored.list);
  const formId = stored.id;
  const fresh = value.participants.filter(({ isSaved }) => !isSaved);
  if (fresh.length === 0) {
    const text = t('Form saved, but there were no participants added. code: 002a');
    return { outcome: outcomeOf('info', text), formId, isDone: true };
  }
  const answer = await sendParticipants(fresh, formId);
  return { ...batchOutcome(answer, { sent: fresh, onChange }), formId };
}

type Stored = { id: number } | { text: string; list: readonly string[] };

/**
 * A try without an answer may have stored the form: then the answers of now are written over those of then, under the
 * same key.
 */
async function storeForm({ value, onChange, filled, onRefused }: Submission): Promise<Stored> {
  const { formId, formKey, isTried } = value.sent;
  const note = (sent: Partial<CompletionValue['sent']>) =>
    onChange((before) => ({ ...before, sent: { ...before.sent, ...sent } }));
  try {
    if (formId !== null) return { id: (await saveForm({ ...filled, id: formId })).record_id };
    note({ isTried: true });
    const { record_id: id } = await saveForm({ ...filled, client_key: formKey });
    if (isTried) await saveForm({ ...filled, id });
    note({ formId: id });
    return { id };
  } catch (error) {
    if (isApiError(error) && error.kind === 'refused') note({ isTried: false });
    onRefused(formProblemsOf(error));
    const { text, list } = explain(error);
    const isOffline = isApiError(error) && error.kind === 'network';
    return { text, list: isOffline ? [t('Answers and signatures stay on this device until they are sent.')] : list };
  }
}

type Batch = { sent: readonly Participant[]; onChange: ChangeCompletion };

function batchOutcome(
  { saved, count, ids, words, isAnswered }: SentParticipants,
  { sent, onChange }: Batch,
): Omit<Submitted, 'formId'> {
  const now = new Date();
  const time = now.toUTCString();
  if (count === 0) {
    const text = isAnswered
      ? t('Form saved but no participants were recorded! ({{time}}) code: 001a', { time })
      : t('Form saved but no participants were recorded! ({{time}}) code: 001b', { time });
    return { outcome: { ...outcomeOf('danger', text), list: words, canSendAgain: true }, isDone: false };
  }
  const isWhole = count >= sent.length;
  onChange((before) => ({ ...before, participants: before.participants.map(asSaved(saved)) }));
  const list = ids.join(', ');
  const text = t('Form saved with {{n}} participants! ({{time}}). Signature record ids: {{list}}', {
    n: count,
    time: instantText(now.toISOString()),
    list,
  });
  const missing = isWhole
    ? []
    : [t('{{count}} of the participants were not recorded.', { count: sent.length - count }), ...words];
  return { outcome: { ...outcomeOf('success', text), list: missing, canSendAgain: !isWhole }, isDone: isWhole };
}

const asSaved =
  (sent: readonly Participant[]) =>
  (participant: Participant): Participant =>
    sent.some(({ client_key: key }) => key === participant.client_key)
      ? { ...participant, isSaved: true }
      : participant;

const outcomeOf = (type: Outcome['type'], text: string): Outcome => ({ type, text, list: [], canSendAgain: false });

const unsent = (text: string, list: readonly string[] = []): Submitted => ({
  outcome: { ...outcomeOf('danger', text), list },
  formId: null,
  isDone: false,
});
