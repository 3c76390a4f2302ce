import { discard, sendLater } from '@fieldspan/api/outbox/outbox';
import type { OutboxItem } from '@fieldspan/api/outbox/outbox-item';
import type { FormValues } from '@fieldspan/api/queries/signing';
import type { Answer } from '@fieldspan/domain/form/form-types';
import type { CompletionValue } from './completion-value.ts';
import type { FormMemo } from './form-memo.ts';
import { participantRecord } from './participant-record.ts';

/** What CompanyForm/save stores, besides the key that makes it once. */
export type FilledForm = Omit<FormValues, 'client_key' | 'id'>;

/** A form as the list of what waits shows it, and as its writer goes on with it. */
export type FormWait = {
  label: string;
  /** Of the page on which it is filled in. */
  address: string;
  answers: ReadonlyMap<string, Answer>;
  equipmentId: number | null;
  /** Client keys of its pictures that are not sent yet. */
  after: readonly string[];
  /** The entry that this one takes the place of; null for the first. */
  replaces: string | null;
};

type Unsent = {
  filled: FilledForm;
  value: CompletionValue;
  /** The form has arrived with the answers of now; its participants have not. */
  isFormStored: boolean;
  wait: FormWait;
};

/**
 * Hands a form and who takes part in it to the outbox. Where the server may have answers of an earlier try, an entry of
 * its own writes those of now.
 * @returns the entry that goes last
 * @throws when nobody is signed in
 */
export async function keepForm(unsent: Unsent): Promise<OutboxItem> {
  const { isFormStored, wait } = unsent;
  const { participants, sent } = unsent.value;
  const hasPeople = participants.some(({ isSaved }) => !isSaved);
  const isRepeat = sent.formId !== null || sent.isTried;
  // An entry for the form itself has the form's key: two of them cannot stand there.
  if (wait.replaces === sent.formKey) await discard(sent.formKey);
  const form = isFormStored || (hasPeople && !isRepeat) ? null : await keepAnswers(unsent, isRepeat);
  const last = form && !hasPeople ? form : await keepPeople(unsent, form);
  if (wait.replaces !== null) await discard(wait.replaces);
  return last;
}

function keepAnswers(unsent: Unsent, isRepeat: boolean): Promise<OutboxItem> {
  const { filled, value, wait } = unsent;
  const { formKey, formId } = value.sent;
  return sendLater({
    ...aboutOf(unsent),
    after: wait.after,
    call: 'CompanyForm/save',
    payload: { ...filled, ...(formId !== null && { id: formId }), client_key: formKey },
    ...(isRepeat && firstOf(unsent, 'id')),
  });
}

/** They sign the answers of now: what these still need goes before them. */
function keepPeople(unsent: Unsent, form: OutboxItem | null): Promise<OutboxItem> {
  const { participants, sent } = unsent.value;
  const fresh = participants.filter(({ isSaved }) => !isSaved);
  return sendLater({
    ...aboutOf(unsent),
    after: form ? [form.clientKey] : unsent.wait.after,
    call: 'CompanyFormAcknowledgement/save-batch',
    // Without an id of the form the outbox puts it in, once there is one.
    payload: { records: fresh.map((participant) => participantRecord(participant, sent.formId ?? 0)) },
    ...firstOf(unsent, 'records.*.form_id'),
  });
}

const LANE = 'form:';

function aboutOf({ value, wait }: Unsent) {
  const { label, address, answers, equipmentId } = wait;
  const memo: FormMemo = { answers: [...answers], equipmentId, completion: value };
  return { lane: `${LANE}${value.sent.formId ?? value.sent.formKey}`, label, memo, editAt: address };
}

/** The form goes first for as long as nobody knows its id; a repeat is answered with what the first try stored. */
function firstOf({ filled, value }: Unsent, field: string) {
  const { formKey, formId } = value.sent;
  if (formId !== null) return {};
  const payload = { ...filled, client_key: formKey };
  return { first: { call: 'CompanyForm/save' as const, payload, field, lane: LANE } };
}
