import type { Owner } from '@fieldspan/api/outbox/stored-item';
import { removeDraftRows, writeDraftRows } from '@fieldspan/api/device/draft-rows';
import { readDraftRows } from '@fieldspan/api/device/read-draft-rows';
import { tellDevice } from '@fieldspan/api/device/tell-device';
import { EMPTY_DRAFT, isEmptyDraft } from './draft-content.ts';
import type { Draft } from './draft-content.ts';

/** What a compose box is known by: the id of its thread, or a name where there is no thread yet. */
export type BoxId = number | string;

/** `threadId` is the box's name in the rows of every version. */
type Place = Owner & { threadId: BoxId };

const keyOf = ({ userId, tenantId, threadId }: Place) => ['message', userId, tenantId, threadId] as const;

/** Ignores rows that another release has written differently. */
const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' && value !== null && 'text' in value && 'attachments' in value && 'key' in value;

/** What somebody was writing in a thread; an empty draft where the device keeps nothing. */
export async function readDraft(place: Place): Promise<Draft> {
  const [row] = await readDraftRows(keyOf(place)).catch(() => []);
  return isDraft(row?.value) ? row.value : EMPTY_DRAFT;
}

const latest = new Map<string, { place: Place; draft: Draft }>();
let writing: Promise<void> = Promise.resolve();

/** Keeps a draft on the device. While one write runs only the newest of each thread waits for its turn. */
export function keepDraft(place: Place, draft: Draft): Promise<void> {
  const { userId, tenantId, threadId } = place;
  latest.set(`${userId} ${tenantId} ${threadId}`, { place, draft });
  writing = writing.then(writeLatest);
  return writing;
}

async function writeLatest(): Promise<void> {
  const drafts = [...latest.values()];
  latest.clear();
  await Promise.all(drafts.map((one) => write(one).catch(() => tellDevice('draftUnkept'))));
}

const write = ({ place, draft }: { place: Place; draft: Draft }): Promise<void> =>
  isEmptyDraft(draft) ? removeDraftRows(keyOf(place)) : writeDraftRows([{ key: keyOf(place), value: draft }]);
