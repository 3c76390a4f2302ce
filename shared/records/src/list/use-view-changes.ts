import { alertError } from '@fieldspan/api/alerts';
import { setDefaultView } from '@fieldspan/api/queries/list-views';
import type { ListView } from '@fieldspan/api/queries/list-views';
import { saveRecord } from '@fieldspan/api/save-record';
import type { ModelName } from '@fieldspan/contract/models';
import { msg } from '@fieldspan/domain/message';
import { deleteWithWord } from '@fieldspan/federation/delete-with-word';
import { useState } from 'react';

export type NewView = { list: string; model: ModelName; address: string };
export type ViewWish = { name: string; isShared: boolean; isDefault: boolean };

type Changing = {
  of: NewView;
  /** Null for a new one. */
  view: ListView | null;
  mayChange: boolean;
  onSaved: (slug: string) => void;
  onRemoved: () => void;
  onClose: () => void;
};

/** Saves and removes a view, and says what went wrong. */
export function useViewChanges({ of, view, mayChange, onSaved, onRemoved, onClose }: Changing) {
  const [isBusy, setIsBusy] = useState(false);
  const write = async ({ name, isShared }: ViewWish) => {
    if (view && !mayChange) return { record_id: view.id, slug: view.slug };
    const about = view ? { id: view.id, version: view.version } : of;
    return saveRecord('ListView', { ...about, name: name.trim(), is_shared: isShared ? 1 : 0 });
  };
  const save = async (wish: ViewWish) => {
    setIsBusy(true);
    try {
      const { record_id: id, slug } = await write(wish);
      if (wish.isDefault !== (view?.is_default === 1)) await setDefaultView(of.list, wish.isDefault ? id : null);
      onClose();
      onSaved(slug);
    } catch (error) {
      alertError(error);
      setIsBusy(false);
    }
  };
  const remove = async (gone: ListView) => {
    setIsBusy(true);
    try {
      await deleteWithWord('ListView', gone, msg('View removed.'));
      onClose();
      onRemoved();
    } catch {
      // It was said; the dialog stays.
      setIsBusy(false);
    }
  };
  return { isBusy, save, remove };
}
