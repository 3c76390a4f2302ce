import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';
import * as v from 'valibot';
import { hasCode } from '@fieldspan/domain/is-error';
import { onDevice } from './device.ts';
import type { FileRow, ItemRow } from './device-tables.ts';
import { writeDraftRows } from './draft-rows.ts';
import type { DraftRow } from './draft-rows.ts';
import { alone } from './earlier-tables.ts';
import type { EarlierKind, Forms, Messages, Outbox } from './earlier-tables.ts';
import { readable } from './readable.ts';
import { tellDevice } from './tell-device.ts';

/*
 * Migrates the databases of earlier releases. They are emptied and not deleted: a page of such a release may have them open, and a
 * pending deletion would block it.
 */

const MOVERS: Readonly<Record<EarlierKind, () => Promise<void>>> = {
  outbox: () => withEarlier<Outbox>('fieldspan-outbox', moveOutbox),
  message: () => withEarlier<Messages>('fieldspan-drafts', moveMessages),
  form: () => withEarlier<Forms>('fieldspan-forms', moveForms),
};

/** Moves item by item, so that it can be interrupted, and needs space for one item only. */
export const moveEarlier = (kind: EarlierKind): Promise<void> => alone(MOVERS[kind]);

async function withEarlier<T extends DBSchema>(
  name: string,
  work: (earlier: IDBPDatabase<T>) => Promise<void>,
): Promise<void> {
  // Without a version it opens as it is. Don't create what does not exist.
  const opening = openDB<T>(name, undefined, {
    upgrade: (...[, , , transaction]) => {
      transaction.done.catch(() => undefined);
      transaction.abort();
    },
  });
  const earlier = await opening.catch((error: unknown) => {
    if (hasCode(error, 'AbortError')) return null;
    throw error;
  });
  if (earlier === null) return;
  try {
    if (earlier.objectStoreNames.length > 0) await work(earlier);
  } finally {
    earlier.close();
  }
}

async function moveOutbox(earlier: IDBPDatabase<Outbox>): Promise<void> {
  for (const answer of await earlier.getAll('answers')) {
    await onDevice((device) => device.put('outboxSent', answer));
    await earlier.delete('answers', answer.clientKey);
  }
  const { rows, lost } = await readable(() => earlier.getAll('items'), {
    keys: () => earlier.getAllKeys('items'),
    one: (key) => earlier.get('items', key),
  });
  if (lost > 0) tellDevice('damaged');
  for (const { seq = 0, ...item } of rows.toSorted((a, b) => (a.seq ?? 0) - (b.seq ?? 0))) {
    const file = await earlier.get('files', item.clientKey);
    await moveItem(item, file);
    const tx = earlier.transaction(['items', 'files'], 'readwrite');
    await Promise.all([tx.objectStore('files').delete(item.clientKey), tx.objectStore('items').delete(seq), tx.done]);
  }
}

/** Adds an item, unless an interrupted move has added it before or it was sent since. */
const moveItem = (item: ItemRow, file: FileRow | undefined): Promise<void> =>
  onDevice(async (device) => {
    const tables = ['outboxItems', 'outboxFiles', 'outboxSent'] as const;
    const tx = device.transaction(tables, 'readwrite', { durability: 'strict' });
    const standing = await tx.objectStore('outboxItems').index('clientKey').getKey(item.clientKey);
    const sent = await tx.objectStore('outboxSent').getKey(item.clientKey);
    if (standing === undefined && sent === undefined) {
      await tx.objectStore('outboxItems').add(item);
      if (file) await tx.objectStore('outboxFiles').put(file);
    }
    await tx.done;
  });

async function moveMessages(earlier: IDBPDatabase<Messages>): Promise<void> {
  for (const row of await earlier.getAll('drafts')) {
    const { userId, tenantId, threadId, ...draft } = row;
    const key = ['message', userId, tenantId, threadId] as const;
    const standing = await draftAt(key);
    await writeDraftRows([{ key, value: standing === undefined ? draft : joined(draft, standing) }]);
    await earlier.delete('drafts', [userId, tenantId, threadId]);
  }
}

async function draftAt(key: DraftRow['key']): Promise<unknown> {
  return onDevice((device) => device.get('drafts', [...key]));
}

const TextSchema = v.looseObject({ text: v.string(), attachments: v.array(v.unknown()) });

/** Keeps the text and attachments of both drafts. */
function joined(earlier: object, standing: unknown): unknown {
  const [one, other] = [v.safeParse(TextSchema, earlier), v.safeParse(TextSchema, standing)];
  if (!other.success) return earlier;
  if (!one.success || JSON.stringify(one.output) === JSON.stringify(other.output)) return standing;
  const text = [...new Set([one.output.text, other.output.text])].filter((part) => part !== '').join('\n');
  return { ...other.output, text, attachments: [...one.output.attachments, ...other.output.attachments] };
}

async function moveForms(earlier: IDBPDatabase<Forms>): Promise<void> {
  for (const { draft, ...parts } of await earlier.getAll('drafts')) {
    const ofDraft = IDBKeyRange.bound([draft], [draft, []]);
    const answers = await earlier.getAll('answers', ofDraft);
    const rows: DraftRow[] = answers.map(({ field, answer }) => ({ key: ['form', draft, field], value: answer }));
    await writeNewer(['form', draft], [{ key: ['form', draft], value: parts }, ...rows]);
    const tx = earlier.transaction(['drafts', 'answers'], 'readwrite');
    await Promise.all([tx.objectStore('drafts').delete(draft), tx.objectStore('answers').delete(ofDraft), tx.done]);
  }
}

const SavedSchema = v.looseObject({ savedAt: v.number() });
const savedAt = (parts: unknown): number => {
  const parsed = v.safeParse(SavedSchema, parts);
  return parsed.success ? parsed.output.savedAt : Number.NEGATIVE_INFINITY;
};

/** Merges two drafts of a form: an answer in both is taken from the later draft. */
async function writeNewer(name: DraftRow['key'], rows: readonly DraftRow[]): Promise<void> {
  const standing = await onDevice((device) => device.get('drafts', [...name]));
  const isLater = savedAt(rows[0]?.value) >= savedAt(standing);
  const taken = new Set(isLater ? [] : (await keysUnder(name)).map((key) => JSON.stringify(key)));
  await writeDraftRows(rows.filter(({ key }) => !taken.has(JSON.stringify(key))));
}

const keysUnder = (name: DraftRow['key']): Promise<DraftRow['key'][]> =>
  onDevice((device) => device.getAllKeys('drafts', IDBKeyRange.bound([...name], [...name, []])));
