import { discard, outboxAtom, sendLater } from '@fieldspan/api/outbox/outbox';
import type { OutboxItem, Writer } from '@fieldspan/api/outbox/outbox-item';
import type { FormValues } from '@fieldspan/api/queries/signing';
import { store } from '@fieldspan/api/store';
import type { Answer } from '@fieldspan/domain/form/form-types';
import { t } from '@fieldspan/ui/i18n';
import type { CompletionValue } from './completion-value.ts';
import { formMemoOf } from './form-memo.ts';
import type { FormMemo } from './form-memo.ts';
import { participantRecord } from './participant-record.ts';

/**
 * Goes with answers that may overwrite a stored form: the server has its signatures perhaps, and changes a signed form only
 * if it is said why.
 */
export const resentReason = (): string => t('Changed before it was known that the form had arrived.');

/** The fields of CompanyForm/save, except the client key. */
export type FilledForm = Omit<FormValues, 'client_key' | 'id'>;

/** A form's outbox item: what the list shows, and what its writer needs to continue. */
export type FormWait = {
  label: string;
  /** Address of the page on which it is filled in. */
  address: string;
  answers: ReadonlyMap<string, Answer>;
  equipmentId: number | null;
  /** Client keys of its pictures that are not sent yet. */
  after: readonly string[];
  /** The item that this one replaces; null for the first. */
  replaces: string | null;
  /** Who fills it in. Somebody else may be signed in before it is handed on. */
  writer: Writer;
};

type Unsent = {
  filled: FilledForm;
  value: CompletionValue;
  /** The form was stored with the present answers; its participants were not. */
  isFormStored: boolean;
  wait: FormWait;
};

/**
 * Queues a form and its participants in the outbox. If the server may have answers of an earlier attempt, a separate
 * item overwrites them.
 * @returns the item that is sent last
 * @throws when nobody is signed in
 */
export async function keepForm(unsent: Unsent): Promise<OutboxItem> {
  const { isFormStored, wait } = unsent;
  const { participants, sent } = unsent.value;
  const hasPeople = participants.some(({ isSaved }) => !isSaved);
  const isRepeat = sent.formId !== null || sent.isTried;
  // The form's own item has the form's client key, so only one can exist.
  if (wait.replaces === sent.formKey) await discard(sent.formKey);
  const form = isFormStored || (hasPeople && !isRepeat) ? null : await keepAnswers(unsent, isRepeat);
  const last = form && !hasPeople ? form : await keepPeople(unsent, form);
  if (wait.replaces !== null) await discard(wait.replaces);
  return last;
}

/**
 * Takes back what the outbox still has of a form, such as from before a page died: sent after what is handed on now, it
 * would overwrite it with older answers.
 * @returns how far sending has come
 */
export async function takeBack({ sent }: CompletionValue, { replaces }: FormWait): Promise<CompletionValue['sent']> {
  const older = store.get(outboxAtom).flatMap((item) => {
    const known = formMemoOf(item)?.completion.sent;
    return known?.formKey === sent.formKey && item.clientKey !== replaces ? [{ ...known, item }] : [];
  });
  await discard(...older.map(({ item }) => item.clientKey));
  const formId = sent.formId ?? older.find((known) => known.formId !== null)?.formId ?? null;
  return older.length === 0 ? sent : { ...sent, isTried: true, formId };
}

function keepAnswers(unsent: Unsent, isRepeat: boolean): Promise<OutboxItem> {
  const { filled, value, wait } = unsent;
  const { formKey, formId } = value.sent;
  return sendLater({
    ...aboutOf(unsent),
    after: wait.after,
    call: 'CompanyForm/save',
    payload: {
      ...filled,
      ...(formId !== null && { id: formId }),
      ...(isRepeat && { reason: resentReason() }),
      client_key: formKey,
    },
    ...(isRepeat && firstOf(unsent, 'id')),
  });
}

/** Participants sign the present answers, so these are sent first. */
function keepPeople(unsent: Unsent, form: OutboxItem | null): Promise<OutboxItem> {
  const { participants, sent } = unsent.value;
  const fresh = participants.filter(({ isSaved }) => !isSaved);
  return sendLater({
    ...aboutOf(unsent),
    after: form ? [form.clientKey] : unsent.wait.after,
    call: 'CompanyFormAcknowledgement/save-batch',
    // If the form has no id yet, the outbox inserts it once there is one.
    payload: { records: fresh.map((participant) => participantRecord(participant, sent.formId ?? 0)) },
    ...firstOf(unsent, 'records.*.form_id'),
  });
}

const LANE = 'form:';

function aboutOf({ value, wait }: Unsent) {
  const { label, address, answers, equipmentId, writer } = wait;
  const memo: FormMemo = { answers: [...answers], equipmentId, completion: value };
  return { lane: `${LANE}${value.sent.formId ?? value.sent.formKey}`, label, memo, editAt: address, writer };
}

/** While nobody knows its id, the form is sent first; a repetition returns what the first attempt stored. */
function firstOf({ filled, value }: Unsent, field: string) {
  const { formKey, formId } = value.sent;
  if (formId !== null) return {};
  const payload = { ...filled, client_key: formKey };
  return { first: { call: 'CompanyForm/save' as const, payload, field, lane: LANE } };
}
