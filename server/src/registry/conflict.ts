import { sentence, term } from '../http/sentence.ts';
import type { Sentence } from '@fieldspan/contract/sentence';
import { isModelName, models } from '@fieldspan/contract/models';
import type { ModelName } from '@fieldspan/contract/models';
import { DatabaseError } from 'pg';
import { tableName } from '../db/table-name.ts';
import { Refusal } from '../http/errors.ts';
import { fieldWords, words } from './model-words.ts';

const UNIQUE = '23505';
const REFERENCED = '23503';
const CHECKED = '23514';

/** Turns a constraint violation into a refusal that a person understands. Other errors are returned unchanged. */
export function explainConflict(error: unknown, name: ModelName): unknown {
  if (!(error instanceof DatabaseError)) return error;
  const record = words(name).toLowerCase();
  if (error.code === UNIQUE) return new Refusal(takenText(error, name));
  if (error.code === REFERENCED) return new Refusal(sentence`This ${term(record)} is in use${userOf(error)}.`);
  if (error.code === CHECKED) return new Refusal(sentence`This ${term(record)} has a value that is not allowed.`);
  return error;
}

/** Whether the error is a unique violation. */
export function isTaken(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === UNIQUE;
}

/**
 * Finds the field in the constraint's name, which is made of table and columns. `quote_num` is not a column: that
 * constraint makes the numbers of quotes unique.
 */
function takenText({ constraint = '' }: DatabaseError, name: ModelName): string | Sentence {
  const record = words(name).toLowerCase();
  const column = constraint.slice(tableName(name).length + 1).replace(/_key$/, '');
  if (column === 'quote_num') return 'Another quote has this number.';
  return Object.hasOwn(models[name].fields, column)
    ? sentence`Another ${term(record)} has this ${fieldWords(column)}.`
    : sentence`There is such a ${term(record)} already.`;
}

/** Names the model whose rows still refer to the record. */
function userOf({ table }: DatabaseError): string {
  const model = Object.keys(models).find((candidate) => tableName(candidate) === table);
  return model !== undefined && isModelName(model) ? ` (${words(model).toLowerCase()})` : '';
}
