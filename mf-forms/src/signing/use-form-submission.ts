import { useRef, useState } from 'react';
import type { ChangeCompletion, CompletionValue } from './completion-value.ts';
import type { OutboxItem } from '@fieldspan/api/outbox/outbox-item';
import type { FilledForm, FormWait } from './keep-form.ts';
import { submitForm } from './submit-form.ts';
import type { Outcome } from './submit-form.ts';

export type FormSubmission = {
  /** Sends the form, or what is left of it. Ignored while sending is running. */
  submit: () => void;
  isBusy: boolean;
  /** Result of the last attempt; null before one, and after it was dismissed. */
  outcome: Outcome | null;
  dismiss: () => void;
};

type Submitting = {
  value: CompletionValue;
  onChange: ChangeCompletion;
  /** Resolves when `value` is on the device as it was last changed. */
  keep: () => Promise<void>;
  /**
   * Returns the form to store and its outbox item at the moment of sending. Null if something else is missing: the
   * filler has said what, and nothing is sent.
   */
  form: () => { filled: FilledForm; wait: FormWait } | null;
  /** Called with the ids of the refused answers; may be empty. */
  onRefused: (said: ReadonlyMap<string, string>) => void;
  /** The form and its participants are stored: the draft can be deleted. `formId` is the stored form's. */
  onSubmitted: (formId: number, outcome: Outcome) => void;
  /** The outbox has the form: the draft can be deleted. */
  onWaiting: (waiting: OutboxItem, outcome: Outcome) => void;
};

/** Sends a form with its signature and participants, step by step; a retry continues where it stopped. */
export function useFormSubmission({ value, onChange, keep, form, onRefused, ...ears }: Submitting): FormSubmission {
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const isRunning = useRef(false);

  const run = async (): Promise<void> => {
    const asked = form();
    if (asked === null) return;
    isRunning.current = true;
    setIsBusy(true);
    setOutcome(null);
    const result = await submitForm({ value, onChange, keep, ...asked, onRefused }).finally(() => {
      isRunning.current = false;
      setIsBusy(false);
    });
    setOutcome(result.outcome);
    if (result.waiting !== null) ears.onWaiting(result.waiting, result.outcome);
    if (result.isDone && result.formId !== null) ears.onSubmitted(result.formId, result.outcome);
  };

  return {
    submit: () => {
      if (!isRunning.current) void run();
    },
    isBusy,
    outcome,
    dismiss: () => setOutcome(null),
  };
}
