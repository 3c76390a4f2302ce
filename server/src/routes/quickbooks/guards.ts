import { sql } from 'kysely';
import type { Services, Session } from '../../http/context.ts';
import { Refusal } from '../../http/errors.ts';

/** @throws Refusal */
export function requireAdmin({ viewer }: Session): void {
  if (viewer.role !== 'Admin') throw new Refusal('Only an administrator sees the integrations.');
}

/** @throws Refusal */
export function requireService({ quickbooks }: Services): void {
  if (quickbooks === null)
    throw new Refusal('This server is not set up to reach QuickBooks. Export to the books as CSV or IIF instead.');
}

/** @throws Refusal if the company is not connected */
export async function requireConnection({ db }: Services, { tenantId }: Session): Promise<void> {
  const { rows } = await db.system((tx) =>
    sql`select from quickbooks_connection where tenant_id = ${tenantId} and is_active = 1`.execute(tx),
  );
  if (rows.length === 0) throw new Refusal('QuickBooks is not connected. Export to the books as CSV or IIF instead.');
}
