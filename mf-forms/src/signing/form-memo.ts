import type { OutboxItem } from '@fieldspan/api/outbox/outbox-item';
import type { Answer } from '@fieldspan/domain/form/form-types';
import { readCompletion } from './completion-value.ts';
import type { CompletionValue } from './completion-value.ts';

/** What a form that waits to be sent remembers of how it was filled in: refused, its writer goes on from there. */
export type FormMemo = {
  answers: readonly (readonly [id: string, answer: Answer])[];
  equipmentId: number | null;
  completion: CompletionValue;
};

type Waiting = Pick<OutboxItem, 'memo' | 'first' | 'payload'>;

/** How to go on with a form that waits; null where something else does. */
export function formMemoOf({ memo, first, payload }: Waiting): FormMemo | null {
  if (!isMemo(memo)) return null;
  const completion = readCompletion(memo.completion);
  const { id } = payload;
  const formId = first?.made?.record_id ?? (typeof id === 'number' ? id : completion.sent.formId);
  // It may be sent from another tab meanwhile: then the answers of now have to be written over those of then.
  return { ...memo, completion: { ...completion, sent: { ...completion.sent, isTried: true, formId } } };
}

/** Only this folder writes them. */
function isMemo(memo: unknown): memo is FormMemo {
  return typeof memo === 'object' && memo !== null && 'answers' in memo && 'completion' in memo;
}
