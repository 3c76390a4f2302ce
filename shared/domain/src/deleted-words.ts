import { personName } from './person-name.ts';
import type { NamedPerson } from './person-name.ts';

/** Stands in place of a text that its author deleted (document 0 §4). */
export const DELETED_BY_AUTHOR = '[message contents deleted by author]';

/** What stands in place of a deleted text: an Admin who deletes somebody else's is named (decision 0044). */
export function deletedWords(other: NamedPerson | null): string {
  return other === null ? DELETED_BY_AUTHOR : `[message contents deleted by ${personName(other)}]`;
}
