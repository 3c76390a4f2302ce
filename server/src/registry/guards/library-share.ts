import { Refusal } from '../../http/errors.ts';
import type { Write } from '../entry.ts';

const NAME_MAX = 120;
/** How long a link may show files. */
const LONGEST_DAYS = 366;

/** A link has a name and an end within a year. */
export function checkShare({ values }: Pick<Write, 'values'>): void {
  const { name, ends_at: end } = values;
  if ('name' in values && (typeof name !== 'string' || name.trim() === '')) throw new Refusal('The link needs a name.');
  if (typeof name === 'string' && name.length > NAME_MAX)
    throw new Refusal('The name must not be longer than 120 characters.');
  if ('ends_at' in values) requireEnd(end);
}

/** @throws Refusal unless it is a moment of the next 366 days */
function requireEnd(end: unknown): void {
  const at = typeof end === 'string' ? Date.parse(end) : Number.NaN;
  if (Number.isNaN(at)) throw new Refusal('The link needs an end.');
  if (at > Date.now() + LONGEST_DAYS * 86_400_000) throw new Refusal('A link ends within a year.');
}
