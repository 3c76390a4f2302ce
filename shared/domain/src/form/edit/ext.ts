import { objectOr } from '../json-shape.ts';
import type { Raw } from './edit-form.ts';

/** What a question or section has of ours (decision 0083). */
export const extOf = (raw: Raw): Raw => objectOr(raw['ext']);

/** The change that sets properties of `ext`; undefined removes one, and `ext` itself when nothing is left in it. */
export function withExt(raw: Raw, change: Raw): Raw {
  const rest = Object.entries({ ...extOf(raw), ...change }).filter(([, part]) => part !== undefined);
  const isBare = rest.every(([name]) => name === 'v');
  return { ext: isBare ? undefined : { v: 1, ...Object.fromEntries(rest) } };
}
