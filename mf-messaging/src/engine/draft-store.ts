import type { Owner } from '@fieldspan/api/outbox/stored-item';
import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';
import { EMPTY_DRAFT, isEmptyDraft } from './draft-content.ts';
import type { Draft } from './draft-content.ts';

/** remote.json says which versions of this a release reads. */
const NAME = 'fieldspan-drafts';
const VERSION = 1;

/** What a compose box is known by: the id of its thread, or a name where there is no thread yet. */
export type BoxId = number | string;

/** `threadId` is the box's name in the rows of every version. */
type Place = Owner & { threadId: BoxId };
type Tables = DBSchema & { drafts: { key: [number, number, BoxId]; value: Draft & Place } };

let opening: Promise<IDBPDatabase<Tables>> | null = null;

function database(): Promise<IDBPDatabase<Tables>> {
  opening ??= openDB<Tables>(NAME, VERSION, {
    upgrade: (db) => void db.createObjectStore('drafts', { keyPath: ['userId', 'tenantId', 'threadId'] }),
    terminated: () => (opening = null),
  }).catch((error: unknown) => {
    opening = null;
    throw error;
  });
  return opening;
}

/** What somebody was writing in a thread; an empty draft where the device keeps nothing. */
export async function readDraft({ userId, tenantId, threadId }: Place): Promise<Draft> {
  try {
    const kept = await (await database()).get('drafts', [userId, tenantId, threadId]);
    if (!kept) return EMPTY_DRAFT;
    const { key, text, attachments, needsOk, start } = kept;
    return { key, text, attachments, needsOk, ...(start && { start }) };
  } catch {
    return EMPTY_DRAFT;
  }
}

const latest = new Map<string, Draft & Place>();
let writing: Promise<void> = Promise.resolve();

/** Keeps a draft on the device. While one write runs only the newest of each thread waits for its turn. */
export function keepDraft(place: Place, draft: Draft): Promise<void> {
  const { userId, tenantId, threadId } = place;
  latest.set(`${userId} ${tenantId} ${threadId}`, { ...draft, userId, tenantId, threadId });
  writing = writing.then(writeLatest);
  return writing;
}

async function writeLatest(): Promise<void> {
  const drafts = [...latest.values()];
  latest.clear();
  // A browser without room keeps drafts for as long as the page stands.
  await Promise.all(drafts.map((draft) => write(draft).catch(() => undefined)));
}

async function write(draft: Draft & Place): Promise<void> {
  const db = await database();
  if (isEmptyDraft(draft)) await db.delete('drafts', [draft.userId, draft.tenantId, draft.threadId]);
  else await db.put('drafts', draft);
}
