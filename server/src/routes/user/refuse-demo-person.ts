import type { DemoMode } from '@fieldspan/contract/open-start';
import type { Tx } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';

/** @throws Refusal for a person of the demo if the demo is off */
export async function refuseDemoPerson(tx: Tx, { demo }: { demo: DemoMode }, userId: number): Promise<void> {
  if (demo !== '0') return;
  const person = await tx.selectFrom('demo_person').where('user_id', '=', userId).select('user_id').executeTakeFirst();
  if (person) throw new Refusal('This account is of the demo, and there is no demo here.');
}
