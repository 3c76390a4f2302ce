import { PASSWORD_LENGTH_MAX } from './password.ts';

const PASSWORD_LENGTH_MIN = 9;

/** What is wrong with a new password, in the words that a person reads; nothing when it will do. */
export function passwordErrors({ password, confirm }: { password: string; confirm: string }): string[] {
  const errors: string[] = [];
  if (password.length < PASSWORD_LENGTH_MIN)
    errors.push(`Password must be at least ${PASSWORD_LENGTH_MIN} characters long.`);
  if (password.length > PASSWORD_LENGTH_MAX)
    errors.push(`Password must not be longer than ${PASSWORD_LENGTH_MAX} characters.`);
  if (password !== confirm) errors.push('The passwords do not match.');
  return errors;
}
