import type { Tx } from '../db/database.ts';
import { noteActivity, whereFrom } from '../history/note-activity.ts';
import { Refusal } from '../http/errors.ts';
import type { Ask } from '../http/route.ts';
import { tabletPeople } from './known-tablet.ts';
import type { Tablet } from './known-tablet.ts';
import { isPin } from './pin.ts';

const WRONG = 'This PIN is not right.';

type Typed = { userId: number; pin: string };

/**
 * Checks the PIN that somebody typed on a shared tablet. The limit is per person and tablet: guessing locks out nobody
 * else, and not this person on another tablet.
 * @throws Refusal for a wrong PIN, TooMany after several
 */
export async function checkPinAt(ask: Ask, tablet: Tablet, { userId, pin }: Typed): Promise<void> {
  const { db, secrets, limits } = ask.services;
  const { tenantId } = tablet;
  const key = `${tablet.id} ${userId}`;
  await limits.take('pin', key);
  await limits.take('pin-day', key);
  const stored = await db.system((tx) =>
    tabletPeople(tx, tenantId).where('u.id', '=', userId).select('pin.pin_hash').executeTakeFirst(),
  );
  const isRight = await isPin(secrets, { stored: stored?.pin_hash ?? null, pin, tenantId, userId });
  if (!isRight) {
    if (stored) await db.system((tx) => noteWrongPin(tx, ask, { tablet, userId }));
    throw new Refusal(WRONG);
  }
  await limits.forgive('pin', key);
  await limits.forgive('pin-day', key);
}

function noteWrongPin(tx: Tx, ask: Ask, { tablet, userId }: { tablet: Tablet; userId: number }): Promise<void> {
  return noteActivity(tx, {
    kind: 'sign_in',
    happened: 'wrong_pin',
    model: 'User',
    recordId: userId,
    details: { ...whereFrom(ask), tablet: tablet.name },
    tenantId: tablet.tenantId,
  });
}
