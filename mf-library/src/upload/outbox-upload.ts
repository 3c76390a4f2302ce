import { explain } from '@fieldspan/api/explain';
import type { OutboxItem } from '@fieldspan/api/outbox/outbox-item';

const STATES = { waiting: 'waiting', sending: 'uploading', failed: 'failed' } as const;

/** What a row shows of a file in the outbox. */
export function outboxUpload({ fileName, state, error, isDurable }: OutboxItem) {
  const errors = state === 'failed' && error ? [error.text, ...error.list] : [];
  return { name: fileName ?? '', state: STATES[state], errors, isKept: isDurable };
}

/** Why the outbox did not accept a file, line by line. */
export function whyNotTaken(error: unknown): string[] {
  const { text, list } = explain(error);
  return [text, ...list];
}
