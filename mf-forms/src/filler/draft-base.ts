import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';
import type { Answer } from '@fieldspan/domain/form/form-types';

/** What is kept of a form besides its answers. */
export type DraftParts = {
  /** Section that was open. */
  at: number;
  equipmentId: number | null;
  /** Signature, participants and how far sending has come; only the signing part reads it. */
  completion: unknown;
  /** By this device's clock. */
  savedAt: number;
};

type DraftRow = DraftParts & { draft: string };
type AnswerRow = { draft: string; field: string; answer: Answer };

type Tables = DBSchema & {
  drafts: { key: string; value: DraftRow };
  answers: { key: [string, string]; value: AnswerRow };
};

const NAME = 'fieldspan-forms';

let opening: Promise<IDBPDatabase<Tables>> | null = null;

function base(): Promise<IDBPDatabase<Tables>> {
  opening ??= openDB<Tables>(NAME, 1, {
    upgrade(fresh) {
      fresh.createObjectStore('drafts', { keyPath: 'draft' });
      fresh.createObjectStore('answers', { keyPath: ['draft', 'field'] });
    },
    blocking: forgetBase,
    terminated: forgetBase,
  });
  return opening;
}

/** Phones close the store when memory is short; the next access opens it again. */
const forgetBase = (): null => (opening = null);

async function again<T>(work: (db: IDBPDatabase<Tables>) => Promise<T>): Promise<T> {
  try {
    return await work(await base());
  } catch {
    forgetBase();
    return work(await base());
  }
}

const ofDraft = (draft: string): IDBKeyRange => IDBKeyRange.bound([draft], [draft, []]);

/** A draft as it stands on the device; null when there is none. */
export function readDraft(draft: string): Promise<{ parts: DraftParts; answers: Map<string, Answer> } | null> {
  return again(async (db) => {
    const [parts, rows] = await Promise.all([db.get('drafts', draft), db.getAll('answers', ofDraft(draft))]);
    return parts ? { parts, answers: new Map(rows.map(({ field, answer }) => [field, answer])) } : null;
  });
}

/**
 * Writes what changed, all of it or nothing. Strict: what a person was told is safe outlives a dead battery. Committed at
 * once: a page that closes now is not there any more to let the browser do it by itself.
 */
export function writeDraft(
  draft: string,
  { parts, answers }: { parts: DraftParts; answers: ReadonlyMap<string, Answer> },
): Promise<void> {
  return again(async (db) => {
    const tx = db.transaction(['drafts', 'answers'], 'readwrite', { durability: 'strict' });
    const puts = [
      tx.objectStore('drafts').put({ ...parts, draft }),
      ...[...answers].map(([field, answer]) => tx.objectStore('answers').put({ draft, field, answer })),
    ];
    tx.commit();
    await Promise.all([...puts, tx.done]);
  });
}

export function removeDraft(draft: string): Promise<void> {
  return again(async (db) => {
    const tx = db.transaction(['drafts', 'answers'], 'readwrite');
    await Promise.all([
      tx.objectStore('drafts').delete(draft),
      tx.objectStore('answers').delete(ofDraft(draft)),
      tx.done,
    ]);
  });
}
