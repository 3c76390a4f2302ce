import { isApiError } from '@fieldspan/api/api-error';
import { keepCode } from '@fieldspan/api/kept/keep-code';
import { forgetSet, keepSet, type SetToKeep } from '@fieldspan/api/kept/keep-set';
import { keptSets, type KeptSet } from '@fieldspan/api/kept/kept-sets';
import { onBack } from '@fieldspan/api/reach';
import { currentSession } from '@fieldspan/api/session';
import { store } from '@fieldspan/api/store';
import { fileSize } from '@fieldspan/domain/file-kind';
import { hasCode } from '@fieldspan/domain/is-error';
import { t } from '@fieldspan/ui/i18n';
import { atom } from 'jotai';
import { keepPdfJs } from './pdf-parts.ts';

/** A set that is being copied to this device, or whose copying stopped. */
export type KeepState = { kind: 'keeping'; share: number; stop: () => void } | { kind: 'stopped'; why: string };

/** By the id of the set. */
export const keepingAtom = atom<ReadonlyMap<number, KeepState>>(new Map());

const changesAtom = atom(0);

/** The sets that the person keeps on this device, by id. */
export const keptSetsAtom = atom<ReadonlyMap<number, KeptSet>>((get) => {
  get(changesAtom);
  return new Map(keptSets().map((set) => [set.setId, set]));
});

function show(setId: number, state: KeepState | null): void {
  store.set(keepingAtom, (before) => {
    const now = new Map(before);
    if (state) now.set(setId, state);
    else now.delete(setId);
    return now;
  });
}

/** Copies a set to this device. Without a network it stops, and goes on by itself when the network is back. */
export async function keepHere(set: SetToKeep): Promise<void> {
  const session = currentSession();
  if (!session || store.get(keepingAtom).get(set.setId)?.kind === 'keeping') return;
  const leaving = new AbortController();
  const stop = () => leaving.abort();
  const onShare = (share: number) => show(set.setId, { kind: 'keeping', share, stop });
  onShare(0);
  try {
    if (!(await keepCode())) return show(set.setId, { kind: 'stopped', why: noWorker() });
    await keepPdfJs();
    await keepSet(set, { userId: session.userId, onShare, signal: leaving.signal });
    show(set.setId, null);
  } catch (error) {
    if (leaving.signal.aborted) show(set.setId, null);
    else {
      show(set.setId, { kind: 'stopped', why: reasonOf(error, set) });
      if (isLine(error)) goOnWhenBack(set);
    }
  }
  store.set(changesAtom, (count) => count + 1);
}

export async function forgetHere(set: KeptSet): Promise<void> {
  await forgetSet(set);
  store.set(changesAtom, (count) => count + 1);
}

const noWorker = (): string =>
  t('This browser does not keep the pages of the app, so plans would not open here either.');

function goOnWhenBack(set: SetToKeep): void {
  const done = onBack(() => {
    done();
    void keepHere(set);
  });
}

const isLine = (error: unknown): boolean =>
  error instanceof TypeError || (isApiError(error) && error.kind === 'network');

function reasonOf(error: unknown, { bytes }: SetToKeep): string {
  if (hasCode(error, 'NoRoomError', 'QuotaExceededError'))
    return t('There is no room for {{size}} on this device.', { size: fileSize(bytes) });
  if (isLine(error)) return t('The connection was lost. It goes on by itself.');
  return t('It could not be kept. Try again.');
}
