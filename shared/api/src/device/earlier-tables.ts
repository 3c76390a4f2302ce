import type { DBSchema } from 'idb';
import type { FileRow, ItemRow, SentRow } from './device-tables.ts';

/* Databases of releases that had one each for the outbox, messages and forms. */

export type Outbox = DBSchema & {
  items: { key: number; value: ItemRow };
  files: { key: string; value: FileRow };
  answers: { key: string; value: SentRow };
};
/** What the earlier databases hold: one for each. */
export type EarlierKind = 'outbox' | 'message' | 'form';

type MessageDraft = { userId: number; tenantId: number; threadId: number | string };
export type Messages = DBSchema & { drafts: { key: [number, number, number | string]; value: MessageDraft } };
type FormParts = { draft: string; savedAt: number };
type FormAnswer = { draft: string; field: string; answer: unknown };
export type Forms = DBSchema & {
  drafts: { key: string; value: FormParts };
  answers: { key: [string, string]; value: FormAnswer };
};

/** Runs in one tab at a time. */
export const alone = (work: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request('fieldspan.earlier', {}, work) : work();
