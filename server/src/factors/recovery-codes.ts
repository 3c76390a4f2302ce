import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import { tokenHash } from '../http/token.ts';

const HOW_MANY = 10;

/** Without characters that look alike. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 4;

/**
 * Makes ten new codes and invalidates the old ones. Only plain hashes are stored, because 79 random bits cannot be
 * guessed.
 */
export async function makeRecoveryCodes(tx: Tx, userId: number): Promise<string[]> {
  await tx.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
  const codes = Array.from({ length: HOW_MANY }, newCode);
  await tx
    .insertInto('recovery_code')
    .values(codes.map((code) => ({ user_id: userId, code_hash: hashOf(code) })))
    .execute();
  return codes;
}

/** Recovery codes for a person's first second factor; null if they already have some. */
export async function firstRecoveryCodes(tx: Tx, userId: number): Promise<string[] | null> {
  return (await recoveryCodesLeft(tx, userId)) > 0 ? null : makeRecoveryCodes(tx, userId);
}

/**
 * Uses up a recovery code.
 * @returns whether it belonged to the person and was unused
 */
export async function useRecoveryCode(tx: Tx, userId: number, code: string): Promise<boolean> {
  const used = await tx
    .updateTable('recovery_code')
    .set({ used_at: sql<string>`now()` })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashOf(code))
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}

export async function recoveryCodesLeft(tx: Tx, userId: number): Promise<number> {
  const { left } = await tx
    .selectFrom('recovery_code')
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .executeTakeFirstOrThrow();
  return left;
}

/** Ignores dashes, spaces and case, which people add when they write a code down. */
function hashOf(code: string): string {
  return tokenHash(`recovery ${code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}`);
}

const letter = (): string => LETTERS.charAt(randomInt(LETTERS.length));

const group = (): string => Array.from({ length: GROUP_LENGTH }, letter).join('');

function newCode(): string {
  return Array.from({ length: GROUPS }, group).join('-');
}
