import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import type { SecretBox } from '../factors/secret-box.ts';
import { Refusal } from '../http/errors.ts';
import { hashPassword, isPassword } from '../routes/user/password.ts';

/** Six to twelve digits. */
const SHAPE = /^\d{6,12}$/;

export type PinOwner = { tenantId: number; userId: number };

const sealedFor = ({ tenantId, userId }: PinOwner) => `pin of ${userId} at ${tenantId}`;

/** @throws Refusal for a PIN that is too short or easy to guess */
export function checkPin(pin: string): void {
  if (!SHAPE.test(pin)) throw new Refusal('A PIN has 6 to 12 digits.');
  if (isSimple(pin)) throw new Refusal('This PIN is too easy to guess. Take digits that do not follow each other.');
}

/** One to three digits repeated, or a sequence with a constant step, such as 123456. */
function isSimple(pin: string): boolean {
  if (/^(\d{1,3})\1+$/.test(pin)) return true;
  const digits = Array.from(pin, Number);
  const steps = digits.slice(1).map((digit, at) => (digit - (digits[at] ?? 0) + 10) % 10);
  return new Set(steps).size === 1;
}

export async function storePin(tx: Tx, secrets: SecretBox, { pin, ...owner }: PinOwner & { pin: string }) {
  const pin_hash = secrets.seal(await hashPassword(pin), sealedFor(owner));
  await tx
    .insertInto('person_pin')
    .values({ tenant_id: owner.tenantId, user_id: owner.userId, pin_hash })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'user_id']).doUpdateSet({ pin_hash, changed_at: sql<string>`now()` }),
    )
    .execute();
}

/** @param stored null for somebody without a PIN; the check takes equally long */
export function isPin(
  secrets: SecretBox,
  { stored, pin, ...owner }: PinOwner & { stored: string | null; pin: string },
) {
  return isPassword(stored === null ? null : secrets.open(stored, sealedFor(owner)), pin);
}
