import { backupLink } from './backup-folder.ts';

/** Quotes a path for archive_command and restore_command, where % starts a placeholder. */
const quoted = (path: string): string => `'${path.replaceAll("'", String.raw`'\''`).replaceAll('%', '%%')}'`;

/**
 * The shell command that PostgreSQL runs for each file of its write-ahead log (WAL). Without a backup folder it does
 * nothing. Otherwise it compresses the file, syncs it and renames it, so that it is never visible half written. A file
 * that is already archived is accepted only if it is identical. If the command fails, PostgreSQL keeps the file and
 * tries again.
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

/** The opposite of archiveCommand: unpacks an archived WAL file. */
export function restoreCommand(wal: string): string {
  return `gzip -dc ${quoted(wal)}/%f.gz > "%p" 2>/dev/null`;
}
