import { sql } from 'kysely';
import type { SentModel } from '../../documents/document-of.ts';
import { Refusal } from '../../http/errors.ts';
import type { SignedInAsk } from '../../http/route.ts';
import { rowsOf } from '../../registry/access.ts';
import { readsFinancials } from '../../registry/entries/work.ts';
import { lockRow } from '../../registry/lock-row.ts';

type Named = { model: SentModel; key: string };

/**
 * The document, for whoever reads it with its amounts: somebody may read a bid and not what it comes to.
 * @throws Refusal for anybody else
 */
export function requireReader({ transact, session }: SignedInAsk, { model, key }: Named) {
  return transact(async (tx) => {
    const { row, mayWrite } = await lockRow({ tx, session }, { name: model, key });
    const id = Number(row['id']);
    if (model === 'JobBid') {
      const { rows } = await sql<{ reads: boolean }>`select ${readsFinancials(rowsOf(session, 'b'))} as reads
        from job_bid b where b.id = ${id}`.execute(tx);
      if (rows[0]?.reads !== true) throw new Refusal('You do not have permission to see what this bid comes to.');
    }
    return { id, mayWrite };
  });
}

/** @throws Refusal if the person may not write this document */
export async function requireSender(ask: SignedInAsk, named: Named): Promise<number> {
  const { id, mayWrite } = await requireReader(ask, named);
  if (!mayWrite) throw new Refusal('You do not have permission to send this document.');
  return id;
}
