import type { ActivityKind } from '@fieldspan/contract/history-calls';
import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import { deviceWords } from '../http/device-words.ts';

/** Where somebody was when they did it: an Ask is one. */
type Place = { headers: Headers; address: string };

export type Deed = {
  kind: ActivityKind;
  /** `signed_in`, `exported`: what the page of activity has words for. */
  happened: string;
  model: string;
  recordId: number;
  /** Field to what it was; never a secret. */
  details?: Readonly<Record<string, string>>;
  /** For the server's own transactions; a request speaks for its own person and company. */
  tenantId?: number;
  userId?: number | null;
};

/** Notes in history what somebody did that changes no record. */
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
