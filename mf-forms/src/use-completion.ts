import { useRef, useState } from 'react';
import type { FormDraft } from './filler/form-draft.ts';
import { readCompletion } from './signing/completion-value.ts';
import type { ChangeCompletion, CompletionValue } from './signing/completion-value.ts';

/** Signature and participants of a form; every change is stored on the device at once. */
export function useCompletion(draft: FormDraft): [CompletionValue, ChangeCompletion] {
  const [value, setValue] = useState(() => restored(draft));
  const latest = useRef(value);
  const change: ChangeCompletion = (next) => {
    latest.current = next(latest.current);
    setValue(latest.current);
    draft.keep({ completion: latest.current });
    void draft.flush();
  };
  return [value, change];
}

/**
 * A signed form may have been handed on just before the page died, even if the device could not note that: then what is
 * changed now must overwrite what has arrived.
 */
function restored(draft: FormDraft): CompletionValue {
  const { found, parts } = draft;
  const value = readCompletion(parts.completion);
  // Its key stands on the device from the first answer on: with another key it would arrive twice.
  if (parts.completion === null) draft.assume({ completion: value });
  if (found === null || value.signature === null) return value;
  return { ...value, sent: { ...value.sent, isTried: true } };
}
