import { useState } from 'react';
import type { ChangeCompletion, CompletionValue } from './completion-value.ts';
import type { OutboxItem } from '@fieldspan/api/outbox/outbox-item';
import type { FilledForm, FormWait } from './keep-form.ts';
import { submitForm } from './submit-form.ts';
import type { Outcome } from './submit-form.ts';

export type FormSubmission = {
  /** Sends the form, or what is left of it. Repeating it while it runs does nothing. */
  submit: () => void;
  isBusy: boolean;
  /** What came of the last try; null before one, and after it was dismissed. */
  outcome: Outcome | null;
  dismiss: () => void;
};

type Submitting = {
  value: CompletionValue;
  onChange: ChangeCompletion;
  /**
   * The form as it is to be stored, and as it waits when it cannot be, asked for when it is sent. Null when something else is missing: the filler has
   * said what, and nothing is sent.
   */
  form: () => { filled: FilledForm; wait: FormWait } | null;
  /** The server did not take these answers; said by the ids of their questions, which may be none. */
  onRefused: (said: ReadonlyMap<string, string>) => void;
  /** The form and its participants are stored: the draft may go. `formId` is the stored form's. */
  onSubmitted: (formId: number, outcome: Outcome) => void;
  /** The outbox has the form and sends it by itself: the draft may go. */
  onWaiting: (waiting: OutboxItem, outcome: Outcome) => void;
};

/** Sending a form with its signature and its participants, step by step; a further try goes on where it stopped. */
export function useFormSubmission({ value, onChange, form, onRefused, ...ears }: Submitting): FormSubmission {
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const run = async (): Promise<void> => {
    const asked = form();
    if (asked === null) return;
    setIsBusy(true);
    setOutcome(null);
    const result = await submitForm({ value, onChange, ...asked, onRefused }).finally(() => setIsBusy(false));
    setOutcome(result.outcome);
    if (result.waiting !== null) ears.onWaiting(result.waiting, result.outcome);
    if (result.isDone && result.formId !== null) ears.onSubmitted(result.formId, result.outcome);
  };

  return {
    submit: () => {
      if (!isBusy) void run();
    },
    isBusy,
    outcome,
    dismiss: () => setOutcome(null),
  };
}
