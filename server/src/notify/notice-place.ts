import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';

/** The project, the service call, or both, that a notification is about. */
export type NoticePlace = { job_id: number | null; service_id: number | null };

/** Records that say themselves which project or call they belong to, and which of their columns do. */
const SOURCES = {
  visit: ['job_id', 'service_id'],
  task: ['job_id', 'service_id'],
  company_form: ['job_id', 'service_id'],
  time_log: ['job_id', 'service_id'],
  locate: ['job_id', 'service_id'],
  service_invoice: ['service_id'],
  job_bid: ['job_id'],
  change_order: ['job_id'],
  job_invoice: ['job_id'],
} as const satisfies Record<string, readonly (keyof NoticePlace)[]>;

export type NoticeSource = { of: keyof typeof SOURCES; id: number };

/** What a notification is about: a place, or a record of one; null for what belongs to none. */
export type NoticeAbout = NoticePlace | NoticeSource | null;

const NOWHERE: NoticePlace = { job_id: null, service_id: null };

export async function placeOf(tx: Tx, tenantId: number, about: NoticeAbout): Promise<NoticePlace> {
  if (about === null) return NOWHERE;
  if (!('of' in about)) return about;
  const { rows } = await sql<Partial<NoticePlace>>`
    select ${sql.join(SOURCES[about.of].map((column) => sql.ref(column)))} from ${sql.table(about.of)}
    where tenant_id = ${tenantId} and id = ${about.id}`.execute(tx);
  return { ...NOWHERE, ...rows[0] };
}
