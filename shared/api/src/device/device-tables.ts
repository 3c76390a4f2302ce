import type { DBSchema } from 'idb';
import type { NewItem, SentAnswer } from '../outbox/outbox-store.ts';
import type { Owner } from '../outbox/stored-item.ts';

/** Fields that rows of earlier releases may lack. */
type Later = 'first' | 'after' | 'editAt' | 'isBulk';
export type ItemRow = Omit<NewItem, Later> & Partial<Pick<NewItem, Later>> & { seq?: number };
export type FileRow = { clientKey: string; file: File };
export type SentRow = Owner & SentAnswer & { clientKey: string; call: string };

/** One cached answer. `edition` is the release set whose code made the query; another one may need other fields. */
export type KeptAnswer = { key: string; edition: number; at: number; answer: unknown };

/** Key of a draft: its kind, such as `form`, then owner and name. */
export type DraftKey = readonly (string | number)[];

/** Only ever add stores and fields, so that a page of an earlier release can use a database of a later one (docs/decisions/0078). */
export type DeviceTables = DBSchema & {
  outboxItems: { key: number; value: ItemRow; indexes: { owner: [number, number]; clientKey: string } };
  outboxFiles: { key: string; value: FileRow };
  outboxSent: { key: string; value: SentRow; indexes: { owner: [number, number, number] } };
  drafts: { key: (string | number)[]; value: unknown };
  keptAnswers: { key: string; value: KeptAnswer; indexes: { at: number } };
};
