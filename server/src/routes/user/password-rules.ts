import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { PASSWORD_LENGTH_MAX } from './password.ts';

const PASSWORD_LENGTH_MIN = 9;

/** The minimum score, from 0 to 4. Weaker passwords fall to lists of common ones within hours. */
const STRENGTH_MIN = 2;

/** Only this many characters are rated: lists of common passwords are not longer, and more would only cost CPU time. */
const LOOKED_AT = 36;

let strength: Promise<ZxcvbnFactory> | undefined;

/** Loaded on first use, because its word lists take more memory than the rest of a freshly started server. */
async function loadStrength(): Promise<ZxcvbnFactory> {
  const [core, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ]);
  const dictionary = { ...common.dictionary, ...english.dictionary };
  return new core.ZxcvbnFactory({ dictionary, graphs: common.adjacencyGraphs });
}

type NewPassword = { password: string; confirm: string };

/** The problems of a new password, as sentences for the person; empty if it is accepted. */
export async function passwordErrors({ password, confirm }: NewPassword): Promise<string[]> {
  const errors: string[] = [];
  if (password.length < PASSWORD_LENGTH_MIN)
    errors.push(`Password must be at least ${PASSWORD_LENGTH_MIN} characters long.`);
  else if (password.length > PASSWORD_LENGTH_MAX)
    errors.push(`Password must not be longer than ${PASSWORD_LENGTH_MAX} characters.`);
  else if (await isGuessed(password))
    errors.push('This password is too easy to guess. Take a few words that do not belong together.');
  if (password !== confirm) errors.push('The passwords do not match.');
  return errors;
}

async function isGuessed(password: string): Promise<boolean> {
  strength ??= loadStrength();
  return (await strength).check(password.slice(0, LOOKED_AT), ['fieldspan']).score < STRENGTH_MIN;
}
