import type { CallName } from '../call-types.ts';
import type { Outgoing } from './outbox-item.ts';
import type { NewItem } from './outbox-store.ts';
import type { Owner } from './stored-item.ts';
import type { ClockMark } from './waited.ts';

/** What the device keeps of work that was just written. */
export function newItem<C extends CallName, F extends CallName>(
  outgoing: Outgoing<C, F>,
  owner: Owner,
  written: ClockMark,
): NewItem {
  const { lane, laneLabel = null, call, label, waitedField = null, blob, memo = null, first } = outgoing;
  const payload: Record<string, unknown> = { ...outgoing.payload };
  return {
    ...owner,
    clientKey: keyOf(payload),
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
    first: first ? { ...first, payload: { ...first.payload }, made: null } : null,
  };
}

function keyOf(payload: Readonly<Record<string, unknown>>): string {
  const given = payload['client_key'];
  return typeof given === 'string' ? given : crypto.randomUUID();
}
