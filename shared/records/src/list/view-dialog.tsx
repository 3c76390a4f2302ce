import { alertError } from '@fieldspan/api/alerts';
import { setDefaultView } from '@fieldspan/api/queries/list-views';
import type { ListView } from '@fieldspan/api/queries/list-views';
import { saveRecord } from '@fieldspan/api/save-record';
import { mayTouchAll } from '@fieldspan/contract/access-rules';
import type { ModelName } from '@fieldspan/contract/models';
import { msg } from '@fieldspan/domain/message';
import { deleteWithWord } from '@fieldspan/federation/delete-with-word';
import { Button } from '@fieldspan/ui/button';
import { Checkbox } from '@fieldspan/ui/checkbox';
import { Dialog } from '@fieldspan/ui/dialog';
import { t } from '@fieldspan/ui/i18n';
import { IconTrash } from '@fieldspan/ui/icons';
import { TextField } from '@fieldspan/ui/text-field';
import { useState } from 'react';
import { useCurrentUser } from '../current-user.ts';
import styles from './view-dialog.module.css';

type ViewDialogProps = {
  /** What a new view is of. */
  of: { list: string; model: ModelName; address: string };
  /** Null for a new one. */
  view: ListView | null;
  /** Whether the person may rename, share and remove it. */
  mayChange: boolean;
  onSaved: (slug: string) => Promise<void>;
  onRemoved: () => void;
  onClose: () => void;
};

/** Names a view, shares it, makes it what the list begins with, or removes it. */
export function ViewDialog({ of, view, mayChange, onSaved, onRemoved, onClose }: ViewDialogProps) {
  const { viewer } = useCurrentUser();
  const [name, setName] = useState(view?.name ?? '');
  const [isShared, setIsShared] = useState(view?.is_shared === 1);
  const [isDefault, setIsDefault] = useState(view?.is_default === 1);
  const [isBusy, setIsBusy] = useState(false);
  const mayShare = mayChange && (isShared || mayTouchAll(viewer, of.model, 'write'));
  const save = async () => {
    setIsBusy(true);
    try {
      const about = view ? { id: view.id, version: view.version } : of;
      const values = { ...about, name: name.trim(), is_shared: isShared ? 1 : 0 } as const;
      const { record_id: id, slug } =
        view && !mayChange ? { record_id: view.id, slug: view.slug } : await saveRecord('ListView', values);
      if (isDefault !== (view?.is_default === 1)) await setDefaultView(of.list, isDefault ? id : null);
      await onSaved(slug);
      onClose();
    } catch (error) {
      alertError(error);
      setIsBusy(false);
    }
  };
  const remove = async (gone: ListView) => {
    setIsBusy(true);
    const isDone = await deleteWithWord('ListView', gone, msg('View removed.')).then(
      () => true,
      () => false,
    );
    setIsBusy(false);
    if (!isDone) return;
    onClose();
    onRemoved();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={view ? t('Saved view') : t('Save as a view')}
      size="s"
      footer={
        <>
          {view && mayChange && (
            <Button icon={<IconTrash aria-hidden="true" />} busy={isBusy} onClick={() => void remove(view)}>
              {t('Remove')}
            </Button>
          )}
          <Button variant="primary" busy={isBusy} disabled={name.trim() === ''} onClick={() => void save()}>
            {t('Save')}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        <TextField
          label={t('Name')}
          hint={t('Search, filters, order and columns are kept with it.')}
          value={name}
          readOnly={!mayChange}
          autoFocus
          onChange={setName}
        />
        {mayShare && (
          <Checkbox label={t('Everybody at the company sees it')} checked={isShared} onChange={setIsShared} />
        )}
        <Checkbox label={t('My list begins with it')} checked={isDefault} onChange={setIsDefault} />
      </div>
    </Dialog>
  );
}
