import type { Question } from '../form-shape.ts';

/** Shown after a No to questions where people may get hurt. */
export const STOP = { negativeWarningMessage: 'Tell your supervisor before anyone works here.' } as const;

/** A required question with the answers Yes and No. */
export const yes = (label: string, more: Partial<Question> = {}): Question => ({
  type: 'boolean',
  label,
  required: true,
  ...more,
});
