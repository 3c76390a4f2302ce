import type { Question } from '../form-shape.ts';

/** What a No means where people may get hurt. */
export const STOP = { negativeWarningMessage: 'Tell your supervisor before anyone works here.' } as const;

/** A question that has to be answered with Yes or No. */
export const yes = (label: string, more: Partial<Question> = {}): Question => ({
  type: 'boolean',
  label,
  required: true,
  ...more,
});
