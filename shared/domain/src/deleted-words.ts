import { personName } from './person-name.ts';
import type { NamedPerson } from './person-name.ts';

/** Replaces a text that its author has deleted (document 0 §4). */
export const DELETED_BY_AUTHOR = '[message contents deleted by author]';

/**
 * The text that replaces a deleted one. If an Admin has deleted somebody else's text, it names the Admin (decision
 * 0044).
 */
export function deletedWords(other: NamedPerson | null): string {
  return other === null ? DELETED_BY_AUTHOR : `[message contents deleted by ${personName(other)}]`;
}
