import { parseCompletion } from '@fieldspan/contract/completion-json';
import type { Completion } from '@fieldspan/contract/completion-json';

/**
 * What a person does on the last page of a form. The filler keeps it with the draft as it is (plain values only), and
 * reads it back with `readCompletion`.
 */
export type CompletionValue = Completion;

/** Takes a change of what stands there now; it has to be on the device soon after. */
export type ChangeCompletion = (change: (before: CompletionValue) => CompletionValue) => void;

export function newCompletion(): CompletionValue {
  return {
    signature: null,
    participants: [],
    sent: { formKey: crypto.randomUUID(), isTried: false, formId: null },
  };
}

/** What a draft kept; a fresh start for anything else. */
export function readCompletion(kept: unknown): CompletionValue {
  return parseCompletion(kept) ?? newCompletion();
}
