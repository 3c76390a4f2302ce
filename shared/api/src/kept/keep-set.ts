import { queryClient, rememberAnswer } from '@fieldspan/api/query-client';
import { resourceUrl } from '@fieldspan/api/resource-url';
import { pageRelease } from '../page-release.ts';
import { drawingsQuery, drawingsOnSheetsQuery } from '../queries/drawings.ts';
import { foundQuery } from '../queries/found.ts';
import {
  pinsOnSheets,
  planPinsQuery,
  planSetsQuery,
  planSheetQuery,
  planSheetsQuery,
  sheetRecordsOfSet,
} from '../queries/plans.ts';
import { PLANS_CACHE } from './forget-kept.ts';
import { forgetFile, keepFile } from './kept-file.ts';
import { keptSets, noteForgottenSet, noteKeptSet, type KeptSet } from './kept-sets.ts';
import { pictureKey } from './picture-key.ts';

export type SetToKeep = Omit<KeptSet, 'userId' | 'at' | 'edition'>;

type Keeping = { userId: number; onShare: (share: number) => void; signal: AbortSignal };

/** There is less room on the device than the set needs. */
export class NoRoomError extends Error {
  override readonly name = 'NoRoomError';
}

/** What is read of many sheets at once. */
const SHEETS_AT_ONCE = 100;
/** The browser needs some room itself. */
const ROOM = 1.1;

/**
 * Copies a set to this device: its PDF, and what there is of each sheet, so that it opens without a network.
 * @throws NoRoomError; what fetch and the calls throw. What has arrived stays, and is not fetched again
 */
export async function keepSet(set: SetToKeep, { userId, onShare, signal }: Keeping): Promise<void> {
  await needRoom(set.bytes);
  // The browser may ask the person, and may say no: then it may delete the set when the device is full.
  await navigator.storage.persist().catch(() => false);
  await keepFile(set, { signal, onShare });
  await keepRecords(set);
  noteKeptSet({ ...set, userId, at: Date.now(), edition: pageRelease()?.seq ?? 0 });
}

async function needRoom(bytes: number): Promise<void> {
  const { quota, usage = 0 } = await navigator.storage.estimate();
  if (quota !== undefined && quota - usage < bytes * ROOM) throw new NoRoomError('The device is full');
}

/**
 * Reads the sheets of kept sets of one employer again: those that were read longer ago, and those that another release
 * read, whose answers are not used any more. A set that is gone, or that the person may not see any more, goes.
 */
export async function refreshKeptSets(tenantId: number, olderThanMs: number): Promise<void> {
  const edition = pageRelease()?.seq ?? 0;
  const isDue = (set: KeptSet) => set.edition !== edition || Date.now() - set.at >= olderThanMs;
  for (const set of keptSets().filter((each) => each.tenantId === tenantId && isDue(each))) {
    const isThere = await keepRecords(set);
    if (isThere) noteKeptSet({ ...set, at: Date.now(), edition });
    else await forgetSet(set);
  }
}

export async function forgetSet(set: Pick<KeptSet, 'setId' | 'filename' | 'bytes'>): Promise<void> {
  noteForgottenSet(set.setId);
  await forgetFile(set);
  const cache = await caches.open(PLANS_CACHE);
  const pictures = await (await cache.match(listKey(set.setId)))?.text();
  for (const key of pictures?.split('\n') ?? []) await cache.delete(key);
  await cache.delete(listKey(set.setId));
}

const listKey = (setId: number): string => `/kept/pictures-of-set/${setId}`;

/** @returns false if the person sees no sheet of it */
async function keepRecords({ setId, jobId }: Pick<KeptSet, 'setId' | 'jobId'>): Promise<boolean> {
  const sheets = await sheetRecordsOfSet(setId);
  if (sheets.length === 0) return false;
  await rememberAnswer(planSetsQuery(jobId).queryKey, await queryClient.fetchQuery(planSetsQuery(jobId)));
  await rememberAnswer(planSheetsQuery(jobId).queryKey, await queryClient.fetchQuery(planSheetsQuery(jobId)));
  for (const sheet of sheets) await rememberAnswer(foundQuery(planSheetQuery(sheet.slug)).queryKey, { record: sheet });
  const pictures = sheets.flatMap(({ Picture }) => nameOf(Picture));
  for (let at = 0; at < sheets.length; at += SHEETS_AT_ONCE)
    pictures.push(...(await keepOnSheets(sheets.slice(at, at + SHEETS_AT_ONCE).map(({ id }) => id))));
  await keepPictures(setId, pictures);
  return true;
}

/** @returns files of the photos that are pinned */
async function keepOnSheets(sheetIds: readonly number[]): Promise<string[]> {
  const fresh = { staleTime: 0, meta: { quiet: true } };
  const marks = await queryClient.fetchQuery({ ...drawingsOnSheetsQuery(sheetIds), ...fresh });
  const pins = await pinsOnSheets(sheetIds);
  for (const id of sheetIds) {
    const isHere = ({ sheet_id }: { sheet_id: number | null }) => sheet_id === id;
    await rememberAnswer(drawingsQuery({ sheet_id: id }).queryKey, marks.filter(isHere));
    await rememberAnswer(planPinsQuery(id).queryKey, pins.filter(isHere));
  }
  return pins.flatMap(({ Picture }) => nameOf(Picture));
}

const nameOf = (file: { filename: string | null; thumb_filename: string | null } | null): string[] =>
  [file?.filename, file?.thumb_filename].flatMap((name) => name ?? []);

/** The small pictures of its sheets and the photos that are pinned to them. One that is missing holds up nothing. */
async function keepPictures(setId: number, filenames: readonly string[]): Promise<void> {
  const cache = await caches.open(PLANS_CACHE);
  const urls = [...new Set(filenames)].map((filename) => new URL(resourceUrl('images', filename), location.href).href);
  for (const url of urls) {
    if (await cache.match(pictureKey(url))) continue;
    const response = await fetch(url).catch(() => null);
    if (response?.ok === true) await cache.put(pictureKey(url), response);
  }
  await cache.put(listKey(setId), new Response(urls.map(pictureKey).join('\n')));
}
