import { DeletedSchema, InUseSchema } from '@fieldspan/contract/in-use';
import * as v from 'valibot';
import { expect } from 'vitest';
import type { Caller } from '../../../routes/testing/caller.ts';
import type { World } from '../../../routes/testing/world.ts';

/**
 * Deletes a record; fails the test if that is refused.
 * @returns its id in the trash
 */
export async function trashed(caller: Caller, call: string, id: number): Promise<number> {
  const { success, errors, data } = await caller.post(call, { id });
  if (!success) throw new Error(errors.join(' '));
  const { trash_id: trashId } = v.parse(DeletedSchema, data);
  if (trashId === null) throw new Error(`${call} went for good`);
  return trashId;
}

/** The records that use this one, as a refused delete reports them. */
export async function usersOf(caller: Caller, call: string, id: number) {
  const { success, status, errors, data } = await caller.post(call, { id });
  expect({ success, status }).toEqual({ success: false, status: 200 });
  return { errors, ...v.parse(InUseSchema, data).in_use };
}

/** The database row of somebody's file at North, without the file. */
export async function storedFile({ services, ids }: World, author: string, filename: string): Promise<number> {
  const { id } = await services.db.system((tx) =>
    tx
      .insertInto('library_upload')
      .values({ tenant_id: 1, created_by: ids[author] ?? 0, filename, original_filename: filename })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  return id;
}
