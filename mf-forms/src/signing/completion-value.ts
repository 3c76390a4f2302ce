import { parseCompletion } from '@fieldspan/contract/completion-json';
import type { Completion } from '@fieldspan/contract/completion-json';

/**
 * The data of the last section. The filler stores it with the draft unchanged (plain values only), and reads it back
 * with `readCompletion`.
 */
export type CompletionValue = Completion;

/** Updates the present value; the result must be stored on the device soon after. */
export type ChangeCompletion = (change: (before: CompletionValue) => CompletionValue) => void;

export function newCompletion(): CompletionValue {
  return {
    signature: null,
    participants: [],
    sent: { formKey: crypto.randomUUID(), isTried: false, formId: null },
  };
}

/** Reads a stored value; anything invalid gives a fresh start. */
export function readCompletion(kept: unknown): CompletionValue {
  return parseCompletion(kept) ?? newCompletion();
}
