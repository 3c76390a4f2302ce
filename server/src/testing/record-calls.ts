import * as v from 'valibot';
import { expect } from 'vitest';
import type { Caller } from '../routes/testing/caller.ts';
import type { World } from '../routes/testing/world.ts';

export const RecordSchema = v.looseObject({ id: v.number(), slug: v.string() });

/** Reads a record; fails the test if it is not there. */
export async function found(caller: Caller, call: string, query: Record<string, unknown> = {}) {
  return v.parse(RecordSchema, (await caller.get(call, query)).data);
}

/** The error text of a save or delete that must be refused. */
export async function refusal(caller: Caller, call: string, payload: Record<string, unknown>): Promise<string> {
  const { status, success, errors } = await caller.post(call, payload);
  expect({ status, success }).toEqual({ status: 200, success: false });
  return errors.join(' ');
}

export type Grants = Record<string, { read?: boolean; write?: boolean }>;

/** Grants somebody at North permissions on modules. */
export async function grant({ services, ids }: World, name: string, modules: Grants): Promise<void> {
  await services.db.system((tx) =>
    tx
      .updateTable('user_permission')
      .set({ module_permissions: JSON.stringify(modules) })
      .where('user_id', '=', ids[name] ?? 0)
      .where('tenant_id', '=', 1)
      .execute(),
  );
}
