import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { factorsOf, isFactorRequired } from '../../factors/own-factors.ts';
import { Refusal } from '../../http/errors.ts';

/**
 * Removes a factor, unless it is the last one of somebody whose employer demands one.
 * @throws Refusal; the transaction takes the removal back
 */
export async function keepRequiredFactor(tx: Tx, userId: number, remove: () => Promise<void>): Promise<void> {
  // Two removals at the same time: the second sees what the first has left.
  await sql`select from "user" where id = ${userId} for update`.execute(tx);
  await remove();
  const { hasTotp, hasPasskey } = await factorsOf(tx, userId);
  if (hasTotp || hasPasskey || !(await isFactorRequired(tx, userId))) return;
  throw new Refusal('Your company asks for a second step at sign-in. Set up another one before you remove this one.');
}
