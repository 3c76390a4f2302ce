import { setTimeout } from 'node:timers/promises';
import type { Database, Tx } from '@fieldspan/server/db/database';
import type { openLog } from '@fieldspan/server/http/log';
import { openPlanKeeper } from '@fieldspan/server/plans/plan-keeper';
import type { Storage } from '@fieldspan/server/storage/storage';
import type { OnSheet, PlannedSet } from './plan-room.ts';

const LOOK_MS = 200;

/** Has the server split the sets of plans into sheets, publishes them, and stores what lies on them. */
export async function readPlans(
  keeping: { db: Database; storage: Storage; log: ReturnType<typeof openLog> },
  sets: readonly PlannedSet[],
): Promise<void> {
  const keeper = openPlanKeeper(keeping);
  await keeper.readWaiting();
  // The keeper looks for sets by itself too, and may still be at one.
  while (await isAnyUnread(keeping.db)) await setTimeout(LOOK_MS);
  await keeper.close();
  await keeping.db.system(async (tx) => {
    for (const set of sets) await publish(tx, set);
  });
}

const isAnyUnread = (db: Database): Promise<boolean> =>
  db.system(async (tx) => {
    const unread = tx.selectFrom('plan_set').where('state', 'in', ['waiting', 'reading']).select('id');
    return (await unread.limit(1).executeTakeFirst()) !== undefined;
  });

async function publish(tx: Tx, { id, tenantId, publishedAt, sheets }: PlannedSet): Promise<void> {
  if (publishedAt === null) return;
  const ofTenant = { tenant_id: tenantId, set_id: id };
  await tx
    .updateTable('plan_sheet')
    .set({ published_at: publishedAt })
    .where('tenant_id', '=', tenantId)
    .where('set_id', '=', id)
    .execute();
  await tx
    .updateTable('plan_set')
    .set({ state: 'published' })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
  for (const sheet of sheets) await store(tx, ofTenant, sheet);
}

type OfSet = { tenant_id: number; set_id: number };

async function store(tx: Tx, { tenant_id, set_id }: OfSet, { number, layers, pins, by, at }: OnSheet): Promise<void> {
  const { id } = await tx
    .selectFrom('plan_sheet')
    .where('tenant_id', '=', tenant_id)
    .where('set_id', '=', set_id)
    .where('number', '=', number)
    .select('id')
    .executeTakeFirstOrThrow();
  const common = { tenant_id, sheet_id: id, created_at: at, updated_at: at };
  for (const { by: created_by, layerJson: layer_json } of layers)
    await tx
      .insertInto('image_draw_layer')
      .values({ ...common, created_by, layer_json })
      .execute();
  for (const pin of pins)
    await tx
      .insertInto('plan_pin')
      .values({ ...common, ...pin, created_by: by })
      .execute();
}
