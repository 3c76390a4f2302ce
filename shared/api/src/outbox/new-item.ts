import type { CallName } from '../call-types.ts';
import type { Outgoing } from './outbox-item.ts';
import type { NewItem } from './outbox-store.ts';
import type { Owner } from './stored-item.ts';
import type { ClockMark } from './waited.ts';

/** Defaults of optional fields. */
const UNSAID = { laneLabel: null, waitedField: null, memo: null, after: [], editAt: null, isBulk: false };

/** Makes the stored item of newly written work. */
export function newItem<C extends CallName, F extends CallName>(
  outgoing: Outgoing<C, F>,
  owner: Owner,
  written: ClockMark,
): NewItem {
  const { lane, laneLabel, call, label, waitedField, blob, memo, first, after, editAt, isBulk } = {
    ...UNSAID,
    ...outgoing,
  };
  const payload: Record<string, unknown> = { ...outgoing.payload };
  const clientKey = keyOf(payload);
  return {
    ...owner,
    clientKey,
    lane,
    laneLabel,
    call,
    payload,
    label,
    memo,
    isRefused: false,
    error: null,
    createdAt: written.deviceMs,
    written,
    waitedField,
    fileName: blob?.file.name ?? null,
    fileField: blob?.field ?? null,
    uploadId: null,
    isBulk,
    after: [...after],
    editAt: editAt && `${editAt}${editAt.includes('?') ? '&' : '?'}unsent=${encodeURIComponent(clientKey)}`,
    first: first ? { ...first, payload: { ...first.payload }, made: null } : null,
  };
}

function keyOf(payload: Readonly<Record<string, unknown>>): string {
  const given = payload['client_key'];
  return typeof given === 'string' ? given : crypto.randomUUID();
}
