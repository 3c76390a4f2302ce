/** One SQL file; it runs once. */
export type Migration = { name: string; sql: string; hash: string };

/** The database is not what this release expects; the message says what to do. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}
