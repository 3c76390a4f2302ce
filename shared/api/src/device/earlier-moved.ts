import { hasCode } from '@fieldspan/domain/is-error';
import { onDevice } from './device.ts';
import type { EarlierKind } from './earlier-tables.ts';
import { tellDevice } from './tell-device.ts';

/** Databases of earlier releases. The offline cache is not migrated: other releases cannot use it. */
const EARLIER: Readonly<Record<EarlierKind, string>> = {
  outbox: 'fieldspan-outbox',
  message: 'fieldspan-drafts',
  form: 'fieldspan-forms',
};

const moving = new Map<EarlierKind, Promise<void>>();

/**
 * Migrates the database of an earlier release into this one, once per page. If that fails the data stays there, an alert says so, and
 * the next access retries. Never rejects.
 */
export function earlierMoved(kind: EarlierKind): Promise<void> {
  const known = moving.get(kind);
  if (known) return known;
  const now = move(kind).catch((error: unknown) => {
    moving.delete(kind);
    if (!hasCode(error, 'NoDeviceError')) tellDevice('unread');
  });
  moving.set(kind, now);
  return now;
}

export const isEarlierKind = (kind: unknown): kind is EarlierKind =>
  typeof kind === 'string' && Object.hasOwn(EARLIER, kind);

/** The next access migrates again, because an earlier release runs on this page. */
export function lookForEarlierAgain(kind: EarlierKind): void {
  moving.delete(kind);
}

async function move(kind: EarlierKind): Promise<void> {
  await onDevice(async () => undefined);
  if (!(await mayHaveEarlier(kind))) return;
  const { moveEarlier } = await import(/* webpackChunkName: 'earlier' */ './earlier-databases.ts');
  await moveEarlier(kind);
}

/** Not every browser can list databases. */
async function mayHaveEarlier(kind: EarlierKind): Promise<boolean> {
  if (!('databases' in indexedDB)) return true;
  return (await indexedDB.databases()).some(({ name }) => name === EARLIER[kind]);
}
