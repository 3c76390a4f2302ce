import { useRef, useState } from 'react';
import type { FormDraft } from './filler/form-draft.ts';
import { readCompletion } from './signing/completion-value.ts';
import type { ChangeCompletion, CompletionValue } from './signing/completion-value.ts';

/** Signature and participants of a form; every change is stored on the device at once. */
export function useCompletion(draft: FormDraft): [CompletionValue, ChangeCompletion] {
  const [value, setValue] = useState(() => readCompletion(draft.parts.completion));
  const latest = useRef(value);
  const change: ChangeCompletion = (next) => {
    latest.current = next(latest.current);
    setValue(latest.current);
    draft.keep({ completion: latest.current });
    void draft.flush();
  };
  return [value, change];
}
