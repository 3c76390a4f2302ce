import * as v from 'valibot';
import type { Tx } from '../../db/database.ts';
import { noteActivity } from '../../history/note-activity.ts';
import type { Session } from '../../http/context.ts';
import { Refusal } from '../../http/errors.ts';
import { WholeNumber, shortText } from '../../http/fields.ts';
import type { SignedInAsk, SignedInRoute } from '../../http/route.ts';
import { tabletPeople } from '../../tablets/known-tablet.ts';
import { checkPin, isPin, storePin } from '../../tablets/pin.ts';
import { requireAdmin } from '../factors/require-admin.ts';
import { requireProof } from '../factors/require-proof.ts';
import { tellOwner } from '../user/tell-owner.ts';

const SetPinSchema = v.object({ user_id: WholeNumber, pin: shortText(20) });

export const setPin: SignedInRoute = {
  verb: 'POST',
  path: 'CompanyTablet/set-pin',
  summary: 'Give an employee a PIN for the company’s shared tablets (Admin)',
  session: 'required',
  takes: SetPinSchema,
  async handle(ask) {
    const { user_id: userId, pin } = await ask.read(SetPinSchema);
    const { services, session } = ask;
    const { tenantId } = session;
    requireAdmin(session);
    requireProof(session);
    checkPin(pin);
    await services.db.system(async (tx) => {
      await checkEmployee(tx, session, userId);
      await storePin(tx, services.secrets, { tenantId, userId, pin });
      await endTabletSessions(tx, { tenantId, userId });
      await notePin(tx, session, { happened: 'pin_set', userId });
    });
    tellOwner(ask, userId, 'pin-set');
    return null;
  },
};

const RemovePinSchema = v.object({ user_id: WholeNumber });

export const removePin: SignedInRoute = {
  verb: 'POST',
  path: 'CompanyTablet/remove-pin',
  summary: 'Take an employee’s PIN away; they are signed out on shared tablets (Admin)',
  session: 'required',
  takes: RemovePinSchema,
  async handle({ read, services, session }) {
    const { user_id: userId } = await read(RemovePinSchema);
    const { tenantId } = session;
    requireAdmin(session);
    await services.db.system(async (tx) => {
      await tx.deleteFrom('person_pin').where('tenant_id', '=', tenantId).where('user_id', '=', userId).execute();
      await endTabletSessions(tx, { tenantId, userId });
      await notePin(tx, session, { happened: 'pin_removed', userId });
    });
    return null;
  },
};

/** A PIN is a weak secret, so people who manage others may not sign in with one. */
async function checkEmployee(tx: Tx, { tenantId }: Session, userId: number): Promise<void> {
  const employment = await tx
    .selectFrom('user_permission')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('is_inactive', '=', 0)
    .where('invite_accepted', '=', 1)
    .select('role_type')
    .executeTakeFirst();
  if (!employment) throw new Refusal('This person does not work for your company.');
  if (employment.role_type !== 'Basic')
    throw new Refusal('An Admin signs in with a password or a passkey, also on a tablet.');
}

type Whose = { tenantId: number; userId: number };

async function endTabletSessions(tx: Tx, { tenantId, userId }: Whose): Promise<void> {
  await tx
    .deleteFrom('session')
    .where('user_id', '=', userId)
    .where('tablet_id', 'in', (one) => one.selectFrom('tablet').where('tenant_id', '=', tenantId).select('id'))
    .execute();
}

function notePin(tx: Tx, { tenantId, ...admin }: Session, { happened, userId }: { happened: string; userId: number }) {
  return noteActivity(tx, {
    kind: 'account',
    happened,
    model: 'User',
    recordId: userId,
    tenantId,
    userId: admin.userId,
  });
}

export const myPin: SignedInRoute = {
  verb: 'GET',
  path: 'UserPin/mine',
  summary: 'Whether one has a PIN for the active employer’s shared tablets',
  session: 'required',
  handle: async (ask) => ({ has_pin: (await ownPin(ask)) !== undefined }),
};

const ChangePinSchema = v.object({ old_pin: shortText(20), pin: shortText(20) });

export const changePin: SignedInRoute = {
  verb: 'POST',
  path: 'UserPin/change',
  summary: 'Change the own PIN, after the present one',
  session: 'required',
  takes: ChangePinSchema,
  async handle(ask) {
    const { old_pin, pin } = await ask.read(ChangePinSchema);
    const { services, session } = ask;
    const { tenantId, userId } = session;
    await services.limits.take('own-pin', `${tenantId} ${userId}`);
    const stored = await ownPin(ask);
    if (!stored) throw new Refusal('You have no PIN. An Admin of your company can give you one.');
    const isRight = await isPin(services.secrets, { stored: stored.pin_hash, pin: old_pin, tenantId, userId });
    if (!isRight) throw new Refusal('Your present PIN is not right.');
    checkPin(pin);
    await services.limits.forgive('own-pin', `${tenantId} ${userId}`);
    await services.db.system((tx) => storePin(tx, services.secrets, { tenantId, userId, pin }));
    tellOwner(ask, userId, 'pin-changed');
    return null;
  },
};

const ownPin = ({ services, session }: SignedInAsk) =>
  services.db.system((tx) =>
    tabletPeople(tx, session.tenantId).where('u.id', '=', session.userId).select('pin.pin_hash').executeTakeFirst(),
  );
