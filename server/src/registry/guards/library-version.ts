import { sql } from 'kysely';
import { Refusal } from '../../http/errors.ts';
import type { Write, Written } from '../entry.ts';

const NOTE_MAX = 500;

/**
 * Gives a new version its number. Versions of one file come one after the other, so that none of two that arrive at once is
 * lost; what the file was before the first of them becomes number 1.
 */
export async function checkFileVersion({ tx, session: { tenantId }, values }: Write): Promise<void> {
  const { library_file_id: file, note } = values;
  if (typeof note === 'string' && note.length > NOTE_MAX) throw new Refusal('The note is too long.');
  const of = Number(file);
  const { rows } = await sql`select from library_file where tenant_id = ${tenantId} and id = ${of} for update`.execute(
    tx,
  );
  if (rows.length === 0) throw new Refusal('File not found.');
  await sql`insert into library_file_version (tenant_id, library_file_id, file_id, number, created_by, created_at)
    select f.tenant_id, f.id, f.file_id, 1, f.created_by, f.created_at from library_file f
    where f.tenant_id = ${tenantId} and f.id = ${of}
      and not exists (select from library_file_version v where v.tenant_id = f.tenant_id and v.library_file_id = f.id)`.execute(
    tx,
  );
  const numbered = await sql<{ next: number }>`select max(number) + 1 as next from library_file_version
    where tenant_id = ${tenantId} and library_file_id = ${of}`.execute(tx);
  values['number'] = numbered.rows[0]?.next ?? 1;
}

/** The file is now what the version is. */
export async function makeCurrent({ tx, session: { tenantId }, values }: Written): Promise<void> {
  await sql`update library_file set file_id = ${Number(values['file_id'])}, updated_at = now()
    where tenant_id = ${tenantId} and id = ${Number(values['library_file_id'])}`.execute(tx);
}

/** A file that is stored over another one keeps what it was, as a version. */
export async function keepReplaced({ tx, session: { tenantId, userId }, before, values, id }: Written): Promise<void> {
  const file = values['file_id'];
  if (before === null || typeof file !== 'number' || file === before['file_id']) return;
  await sql`insert into library_file_version (tenant_id, library_file_id, file_id, number, created_by, created_at)
    select ${tenantId}, ${id}, ${Number(before['file_id'])}, 1, ${before['created_by'] ?? null}::bigint, ${before['created_at']}::timestamptz
    where not exists (select from library_file_version where tenant_id = ${tenantId} and library_file_id = ${id})`.execute(
    tx,
  );
  await sql`insert into library_file_version (tenant_id, library_file_id, file_id, number, created_by)
    select ${tenantId}, ${id}, ${file}, max(number) + 1, ${userId} from library_file_version
    where tenant_id = ${tenantId} and library_file_id = ${id}`.execute(tx);
}
