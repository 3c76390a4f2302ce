import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { factorsOf, isFactorRequired } from '../../factors/own-factors.ts';
import { Refusal } from '../../http/errors.ts';

/**
 * Removes a second factor, unless it is the person's last one and their company requires one.
 * @throws Refusal, which rolls the removal back
 */
export async function keepRequiredFactor(tx: Tx, userId: number, remove: () => Promise<void>): Promise<void> {
  // If two factors are removed at once, the second removal waits for this row lock and sees what the first has left.
  await sql`select from "user" where id = ${userId} for update`.execute(tx);
  await remove();
  const { hasTotp, hasPasskey } = await factorsOf(tx, userId);
  if (hasTotp || hasPasskey || !(await isFactorRequired(tx, userId))) return;
  throw new Refusal('Your company asks for a second step at sign-in. Set up another one before you remove this one.');
}
