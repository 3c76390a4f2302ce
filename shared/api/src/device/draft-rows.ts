import { committed, onDevice } from './device.ts';
import type { Device } from './device.ts';
import type { DraftKey } from './device-tables.ts';
import { readable } from './readable.ts';
import { tellDevice } from './tell-device.ts';

/*
 * Drafts of all remotes. A draft may have several rows, so that a change writes little: a form has its parts at
 * `['form', draft]` and each answer at `['form', draft, field]`.
 */

export type DraftRow = { key: DraftKey; value: unknown };

/** The rows whose keys begin with `name`. Unreadable ones are left out, and an alert says so. */
export async function draftRows(name: DraftKey): Promise<DraftRow[]> {
  const { rows, lost } = await onDevice((device) =>
    readable(() => rowsOf(device, name), {
      keys: () => device.getAllKeys('drafts', rangeOf(name)),
      one: async (key) => ({ key, value: await device.get('drafts', key) }),
    }),
  );
  if (lost > 0) tellDevice('damaged');
  return rows;
}

async function rowsOf(device: Device, name: DraftKey): Promise<DraftRow[]> {
  const { store } = device.transaction('drafts');
  const [keys, values] = await Promise.all([store.getAllKeys(rangeOf(name)), store.getAll(rangeOf(name))]);
  return keys.map((key, at) => ({ key, value: values[at] }));
}

/**
 * Writes all rows or none. Strict durability: work reported as safe must survive a dead battery. Committed explicitly, because
 * the page may be closing.
 * @throws DOMException if the device is full or has no database
 */
export function writeDraftRows(rows: readonly DraftRow[]): Promise<void> {
  return onDevice(async (device) => {
    const tx = device.transaction('drafts', 'readwrite', { durability: 'strict' });
    const puts = rows.map(({ key, value }) => tx.store.put(value, [...key]));
    tx.commit();
    await committed(tx, puts);
  });
}

/** Deletes the rows whose keys begin with `name`. */
export function removeDraftRows(name: DraftKey): Promise<void> {
  return onDevice((device) => device.delete('drafts', rangeOf(name)));
}

/** An array sorts after all numbers and strings, so it ends the range. */
const rangeOf = (name: DraftKey): IDBKeyRange => IDBKeyRange.bound([...name], [...name, []]);
