import { backupLink } from './backup-folder.ts';

/** For PostgreSQL's archive_command and restore_command, in which % begins a placeholder. */
const quoted = (path: string): string => `'${path.replaceAll("'", String.raw`'\''`).replaceAll('%', '%%')}'`;

/**
 * What the database runs for each file of its write-ahead log: nothing while there is no backup; else the file is packed,
 * synced and given its name, which it has at once or not at all. One that was archived already counts only when it says the same.
 * When it fails PostgreSQL keeps the file and tries again.
 */
export function archiveCommand(dataDir: string): string {
  const link = quoted(backupLink(dataDir));
  return [
    `test -L ${link} || exit 0`,
    `to=${link}/wal/%f.gz`,
    `if test -f "$to"; then gzip -dc "$to" | cmp -s - "%p"; exit; fi`,
    `gzip -1 -c "%p" > "$to.part" && sync "$to.part" && mv "$to.part" "$to" && sync ${link}/wal`,
  ].join('; ');
}

/** The way back. */
export function restoreCommand(wal: string): string {
  return `gzip -dc ${quoted(wal)}/%f.gz > "%p" 2>/dev/null`;
}
