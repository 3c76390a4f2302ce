import { mayTouchAll, mayTouchSome } from '@fieldspan/contract/access-rules';
import type { ModelName } from '@fieldspan/contract/models';
import type { Viewer } from '@fieldspan/domain/access';
import type { EngineRecord, EngineRow, ListEntry, CurrentUser, PageEntry } from './entry.ts';

/** Who sees what: by the rules of the model, unless the entry says otherwise. The server decides by itself. */
export function maySeeList<N extends ModelName, R extends EngineRow>(entry: ListEntry<N, R>, viewer: Viewer): boolean {
  return entry.mayRead?.(viewer) ?? mayTouchSome(viewer, entry.model, 'read');
}

export function mayCreate<N extends ModelName, R extends EngineRow>(entry: ListEntry<N, R>, viewer: Viewer): boolean {
  return entry.create?.isAllowed?.(viewer) ?? mayTouchAll(viewer, entry.model, 'write');
}

export function mayChangeRows<N extends ModelName, R extends EngineRow>(
  { model, changes }: ListEntry<N, R>,
  viewer: Viewer,
): boolean {
  return changes?.isAllowed?.(viewer) ?? mayTouchAll(viewer, model, 'write');
}

/** `null` stands for a new record. */
export function mayChangeRecord<N extends ModelName, D extends EngineRecord>(
  entry: Pick<PageEntry<N, D>, 'model' | 'canWrite'>,
  currentUser: CurrentUser,
  record: D | null,
): boolean {
  return entry.canWrite?.(currentUser, record) ?? mayTouchAll(currentUser.viewer, entry.model, 'write');
}
