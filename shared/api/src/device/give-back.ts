import { openDB } from 'idb';
import * as v from 'valibot';
import { draftRows, removeDraftRows } from './draft-rows.ts';
import { earlierMoved, lookForEarlierAgain } from './earlier-moved.ts';
import { alone } from './earlier-tables.ts';
import type { EarlierKind, Forms, Messages } from './earlier-tables.ts';

/** Remotes whose earlier releases have a database of their own. */
const GIVERS: Readonly<Record<string, { kind: EarlierKind; give: () => Promise<void> }>> = {
  messaging: { kind: 'message', give: giveMessages },
  forms: { kind: 'form', give: giveForms },
};

/** Moves a remote's drafts back into its own database, for an earlier release of it. */
export async function giveBack(remote: string): Promise<void> {
  const giver = GIVERS[remote];
  if (!giver) return;
  // Merge what is there first, so that it is not overwritten.
  lookForEarlierAgain(giver.kind);
  await earlierMoved(giver.kind);
  await alone(giver.give);
  lookForEarlierAgain(giver.kind);
}

const MessageKey = v.tuple([v.literal('message'), v.number(), v.number(), v.union([v.number(), v.string()])]);

async function giveMessages(): Promise<void> {
  const earlier = await openDB<Messages>('fieldspan-drafts', 1, {
    upgrade: (db) => void db.createObjectStore('drafts', { keyPath: ['userId', 'tenantId', 'threadId'] }),
  });
  for (const { key, value } of await draftRows(['message'])) {
    const parsed = v.safeParse(MessageKey, key);
    if (!parsed.success || typeof value !== 'object') continue;
    const [, userId, tenantId, threadId] = parsed.output;
    await earlier.put('drafts', { ...value, userId, tenantId, threadId });
    await removeDraftRows(key);
  }
  earlier.close();
}

const FormKey = v.tupleWithRest([v.literal('form'), v.string()], v.string());

async function giveForms(): Promise<void> {
  const earlier = await openDB<Forms>('fieldspan-forms', 1, {
    upgrade: (db) => {
      db.createObjectStore('drafts', { keyPath: 'draft' });
      db.createObjectStore('answers', { keyPath: ['draft', 'field'] });
    },
  });
  const given = new Set<string>();
  for (const { key, value } of await draftRows(['form'])) {
    const parsed = v.safeParse(FormKey, key);
    if (!parsed.success) continue;
    const [, draft, field] = parsed.output;
    given.add(draft);
    if (field !== undefined) await earlier.put('answers', { draft, field, answer: value });
    else await earlier.put('drafts', { savedAt: 0, ...(typeof value === 'object' && value), draft });
  }
  for (const draft of given) await removeDraftRows(['form', draft]);
  earlier.close();
}
