import type { OutboxItem } from '@fieldspan/api/outbox/outbox-item';
import type { Answer } from '@fieldspan/domain/form/form-types';
import { readCompletion } from './completion-value.ts';
import type { CompletionValue } from './completion-value.ts';

/** What an outbox item remembers of how its form was filled in: if it is refused, the writer continues from there. */
export type FormMemo = {
  answers: readonly (readonly [id: string, answer: Answer])[];
  equipmentId: number | null;
  completion: CompletionValue;
};

type Waiting = Pick<OutboxItem, 'memo' | 'first' | 'payload'>;

/** The data to continue a queued form; null for other items. */
export function formMemoOf({ memo, first, payload }: Waiting): FormMemo | null {
  if (!isMemo(memo)) return null;
  const completion = readCompletion(memo.completion);
  const { id } = payload;
  const formId = first?.made?.record_id ?? (typeof id === 'number' ? id : completion.sent.formId);
  // Another tab may send it meanwhile: then the present answers must overwrite the earlier ones.
  return { ...memo, completion: { ...completion, sent: { ...completion.sent, isTried: true, formId } } };
}

/** Only this folder writes them, so the type is certain. */
function isMemo(memo: unknown): memo is FormMemo {
  return typeof memo === 'object' && memo !== null && 'answers' in memo && 'completion' in memo;
}
