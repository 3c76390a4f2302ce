import { sql } from 'kysely';
import * as v from 'valibot';
import type { Tx } from '../../db/database.ts';
import { FlagText, jsonText, shortText } from '../../http/fields.ts';
import type { SignedInRoute } from '../../http/route.ts';
import { pushSubscriptionSchema } from '../../notify/push-subscription.ts';

/** Nobody uses more devices; the oldest are removed first. */
const MOST_DEVICES = 20;

const SUBSCRIPTION_LENGTH = 4000;

const DeregisterSchema = v.object({ endpoint: v.pipe(v.string(), v.maxLength(2000)) });

const DeviceText = shortText(SUBSCRIPTION_LENGTH);
const RegisterSchema = v.object({ device_id: DeviceText, deregister: v.optional(FlagText, '0') });

export const registerNotifications: SignedInRoute = {
  verb: 'POST',
  path: 'User/register-notifications',
  before: 'terms',
  summary: 'Send notifications to this browser (device_id: its PushSubscription as JSON), or with deregister no longer',
  session: 'required',
  takes: RegisterSchema,
  async handle({ read, session, services }) {
    const { deregister } = await read(RegisterSchema);
    const isGone = deregister === 1;
    const schema = isGone ? DeregisterSchema : pushSubscriptionSchema(services.config);
    const { device_id: device } = await read(v.object({ device_id: v.pipe(DeviceText, jsonText(schema)) }));
    await services.db.system(async (tx) => {
      if ('keys' in device) await keepDevice(tx, session, device);
      else await dropDevice(tx, session.userId, device.endpoint);
      await noteWhether(tx, session.userId);
    });
    return null;
  },
};

type Device = v.InferOutput<ReturnType<typeof pushSubscriptionSchema>>;

/** One row per browser: whoever signs in there later takes it over. */
async function keepDevice(tx: Tx, owner: { userId: number; sessionId: number }, { endpoint, keys }: Device) {
  const device = { user_id: owner.userId, session_id: owner.sessionId, p256dh: keys.p256dh, auth: keys.auth };
  await tx
    .insertInto('push_device')
    .values({ endpoint, ...device })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(device))
    .execute();
  await sql`delete from push_device where id in (
    select id from push_device where user_id = ${owner.userId} order by id desc offset ${MOST_DEVICES})`.execute(tx);
}

async function dropDevice(tx: Tx, userId: number, endpoint: string): Promise<void> {
  await tx.deleteFrom('push_device').where('endpoint', '=', endpoint).where('user_id', '=', userId).execute();
}

/** Sets the person's flag from the stored devices, whatever the browser sent. */
async function noteWhether(tx: Tx, userId: number): Promise<void> {
  await sql`update "user" set has_push_notification_devices =
    (case when exists (select from push_device d where d.user_id = ${userId}) then 1 else 0 end)
    where id = ${userId}`.execute(tx);
}
