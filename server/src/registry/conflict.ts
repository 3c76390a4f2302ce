import type { ModelName } from '@fieldspan/contract/models';
import { DatabaseError } from 'pg';
import { tableName } from '../db/table-name.ts';
import { Refusal } from '../http/errors.ts';
import { words } from './model-words.ts';

const UNIQUE = '23505';
const REFERENCED = '23503';
const CHECKED = '23514';

/** What the database refused, in words for the person; any other error as it is. */
export function explainConflict(error: unknown, name: ModelName): unknown {
  if (!(error instanceof DatabaseError)) return error;
  const record = words(name).toLowerCase();
  if (error.code === UNIQUE) return new Refusal(`Another ${record} has this ${columnsOf(error, name)}.`);
  if (error.code === REFERENCED)
    return new Refusal(`This ${record} is in use (${(error.table ?? '').replaceAll('_', ' ')}).`);
  if (error.code === CHECKED) return new Refusal(`This ${record} has a value that is not allowed.`);
  return error;
}

/** A client_key that was stored a moment ago. */
export function isRepeat(error: unknown): boolean {
  return (
    error instanceof DatabaseError && error.code === UNIQUE && error.constraint?.endsWith('_client_key_key') === true
  );
}

/** Constraints are named after their table and columns. */
function columnsOf({ constraint = '' }: DatabaseError, name: ModelName): string {
  const table = tableName(name);
  return constraint.slice(table.length + 1).replace(/_key$/, '') || 'value';
}
