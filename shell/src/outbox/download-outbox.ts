import type { OutboxItem } from '@fieldspan/api/outbox/outbox-item';

/** Everything in the outbox as text that a person can keep and read. It contains no session data. */
export function outboxText(items: readonly OutboxItem[]): string {
  const entries = items.map(
    ({ label, laneLabel, lane, call, payload, first, fileName, createdAt, state, error, clientKey }) => ({
      written: new Date(createdAt).toISOString(),
      what: label,
      where: laneLabel ?? lane,
      state,
      reason: error === null ? null : [error.text, ...error.list].join(' '),
      file: fileName,
      call,
      fields: payload,
      begins: first && first.made === null ? { call: first.call, fields: first.payload } : null,
      client_key: clientKey,
    }),
  );
  return JSON.stringify(entries, null, 2);
}

/** Downloads it as a file. */
export function downloadOutbox(items: readonly OutboxItem[]): void {
  const address = URL.createObjectURL(new Blob([outboxText(items)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'fieldspan-unsent.json';
  link.click();
  URL.revokeObjectURL(address);
}
