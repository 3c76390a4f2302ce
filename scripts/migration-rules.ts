/** A migration file, and what squawk reported for it: `line: rule: sentence`. */
export type MigrationFile = { name: string; sql: string };

/** Rules about long locks and about breaking live releases; squawk's other rules are about style. */
const SQUAWK_RULES: ReadonlySet<string> = new Set([
  'adding-field-with-default',
  'adding-foreign-key-constraint',
  'adding-not-nullable-field',
  'adding-required-field',
  'ban-drop-column',
  'ban-drop-not-null',
  'ban-drop-table',
  'ban-concurrent-index-creation-in-transaction',
  'changing-column-type',
  'constraint-missing-not-valid',
  'disallowed-unique-constraint',
  'renaming-column',
  'renaming-table',
  'require-concurrent-index-creation',
  'require-concurrent-index-deletion',
  'syntax-error',
]);
/** Dropping is what contract files are for. */
const MAY_DROP: ReadonlySet<string> = new Set(['ban-drop-column', 'ban-drop-not-null', 'ban-drop-table']);

const EXPAND = '.expand.sql';
const CONTRACT = '.contract.sql';
export const WITHOUT_TRANSACTION = /^-- without transaction$/m;

/** Whether a rule of squawk counts for a file. */
export function isRuleMeant(name: string, rule: string): boolean {
  return SQUAWK_RULES.has(rule) && !(name.endsWith(CONTRACT) && MAY_DROP.has(rule));
}

/** The problems of a migration's name and first lines, as sentences. */
export function migrationProblems({ name, sql }: MigrationFile): string[] {
  const problems: string[] = [];
  if (!name.endsWith(EXPAND) && !name.endsWith(CONTRACT))
    problems.push(
      `its name ends neither in ${EXPAND} (older servers may start on it) nor in ${CONTRACT} (it drops what nobody reads)`,
    );
  if (name.endsWith(CONTRACT) && !/^-- level \d+$/m.test(sql))
    problems.push('it does not say "-- level 12", the API level from which on nobody reads what it drops');
  if (WITHOUT_TRANSACTION.test(sql) && sql.includes('$$'))
    problems.push('it runs statement by statement, split at the ends of lines, so no body between $$ may stand in it');
  if (/squawk-(?:ignore|disable)/.test(sql)) problems.push('it silences squawk: change the migration instead');
  return problems;
}
