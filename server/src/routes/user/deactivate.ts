import { requireSeat } from '../../subscriptions/seats.ts';
import * as v from 'valibot';
import type { OpenWork } from '@fieldspan/contract/account-calls';
import type { Tx } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';
import { WholeNumber } from '../../http/fields.ts';
import type { SignedInAsk, SignedInRoute } from '../../http/route.ts';
import { checkPermissionChange } from '../../registry/guards/permission-change.ts';
import { sendInvitation } from '../../registry/guards/invitation-mail.ts';
import { employeeOf } from './employee-of.ts';
import { countOpenWork, handOver } from './open-work.ts';

const PersonSchema = v.object({ user_id: WholeNumber });

export const readOpenWork: SignedInRoute = {
  verb: 'GET',
  path: 'CompanyUser/open-work',
  summary: 'How much of the work of an employee is open',
  session: 'required',
  takes: PersonSchema,
  async handle(ask): Promise<OpenWork> {
    const { user_id: userId } = await ask.read(PersonSchema);
    const { session, transact, services } = ask;
    await transact((tx) => employeeOf(tx, session, userId));
    // Runs as the system: the manager may not be able to read all of these threads and projects, but gets only counts.
    return services.db.system((tx) => countOpenWork(tx, { tenantId: session.tenantId, userId }));
  },
};

const DeactivateSchema = v.object({ user_id: WholeNumber, to_user_id: v.optional(WholeNumber) });

export const deactivate: SignedInRoute = {
  verb: 'POST',
  path: 'CompanyUser/deactivate',
  summary: 'Let an employee go, or take an invitation back; open work goes to a colleague',
  session: 'required',
  takes: DeactivateSchema,
  async handle(ask) {
    const { user_id: userId, to_user_id: to } = await ask.read(DeactivateSchema);
    const { tenantId } = ask.session;
    await ask.transact(async (tx) => {
      await setInactive(ask, { tx, userId, is_inactive: 1 });
      if (to !== undefined) await checkSuccessor(tx, ask, { userId, to });
    });
    await ask.services.db.system(async (tx) => {
      if (to !== undefined) await handOver(tx, { tenantId, userId }, to);
      await dropSecrets(tx, { tenantId, userId });
    });
    return null;
  },
};

export const reactivate: SignedInRoute = {
  verb: 'POST',
  path: 'CompanyUser/reactivate',
  summary: 'Let an employee in again, or open an invitation again: it is mailed anew',
  session: 'required',
  takes: PersonSchema,
  async handle(ask) {
    const { user_id: userId } = await ask.read(PersonSchema);
    const accepted = await ask.transact((tx) => setInactive(ask, { tx, userId, is_inactive: 0 }));
    if (!accepted) await sendInvitation(ask, { userId, tenantId: ask.session.tenantId });
    return null;
  },
};

type Change = { tx: Tx; userId: number; is_inactive: 0 | 1 };

/** @returns whether the person has accepted the invitation */
async function setInactive({ session, services }: SignedInAsk, { tx, userId, is_inactive }: Change): Promise<boolean> {
  const before = await employeeOf(tx, session, userId);
  if (is_inactive === 0 && before.is_inactive === 1) await requireSeat(tx, session.tenantId, services.clock());
  if (userId === session.userId) throw new Refusal('You cannot deactivate yourself. Ask another Admin.');
  await checkPermissionChange({ tx, session, services, before, values: { is_inactive }, reason: null });
  await tx.updateTable('user_permission').set({ is_inactive }).where('id', '=', before.id).execute();
  return before.invite_accepted === 1;
}

async function checkSuccessor(tx: Tx, { session }: SignedInAsk, { userId, to }: { userId: number; to: number }) {
  const successor = await employeeOf(tx, session, to);
  if (to === userId || successor.is_inactive === 1 || successor.invite_accepted === 0)
    throw new Refusal('Choose a colleague who works here to take over the work.');
}

/** Invalidates mailed invitation links and the address of the calendar, also for the day on which the person is let in again. */
async function dropSecrets(tx: Tx, { tenantId, userId }: { tenantId: number; userId: number }): Promise<void> {
  await tx.deleteFrom('calendar_feed').where('tenant_id', '=', tenantId).where('user_id', '=', userId).execute();
  await tx
    .deleteFrom('invitation')
    .where('tenant_id', '=', tenantId)
    .where('permission_id', 'in', (one) =>
      one
        .selectFrom('user_permission')
        .where('tenant_id', '=', tenantId)
        .where('user_id', '=', userId)
        .where('invite_accepted', '=', 0)
        .select('id'),
    )
    .execute();
}
