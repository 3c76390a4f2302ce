import type { ActivityKind } from '@fieldspan/contract/history-calls';
import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import { deviceWords } from '../http/device-words.ts';

/** Headers and address of the request; an Ask fits. */
type Place = { headers: Headers; address: string };

export type Deed = {
  kind: ActivityKind;
  /** `signed_in`, `exported`: a name that the activity page can show. */
  happened: string;
  model: string;
  recordId: number;
  /** Details by name; never a secret. */
  details?: Readonly<Record<string, string>>;
  /** Only for transactions of the system; a person's own transaction already names person and tenant. */
  tenantId?: number;
  userId?: number | null;
};

/** Records an action that changes no record in the history. */
export async function noteActivity(tx: Tx, deed: Deed): Promise<void> {
  const { kind, happened, model, recordId, details = {}, tenantId = 0, userId = null } = deed;
  const told = JSON.stringify(Object.fromEntries(Object.entries(details).map(([name, text]) => [name, [null, text]])));
  await sql`select note_activity(${kind}, ${happened}, ${model}, ${recordId}, ${told}::jsonb, ${tenantId}, ${userId})`.execute(
    tx,
  );
}

/** The address and the device of a request, in words. */
export function whereFrom({ headers, address }: Place): Record<string, string> {
  return { address, device: deviceWords(headers.get('user-agent')) };
}
