import type { ListView } from '@fieldspan/api/queries/list-views';
import { mayTouchAll } from '@fieldspan/contract/access-rules';
import { Button } from '@fieldspan/ui/button';
import { Checkbox } from '@fieldspan/ui/checkbox';
import { Dialog } from '@fieldspan/ui/dialog';
import { t } from '@fieldspan/ui/i18n';
import { IconTrash } from '@fieldspan/ui/icons';
import { TextField } from '@fieldspan/ui/text-field';
import { useState } from 'react';
import { useCurrentUser } from '../current-user.ts';
import type { NewView, ViewWish } from './use-view-changes.ts';
import { useViewChanges } from './use-view-changes.ts';
import styles from './view-dialog.module.css';

type ViewDialogProps = {
  /** What a new view is of. */
  of: NewView;
  /** Null for a new one. */
  view: ListView | null;
  /** Whether the person may rename, share and remove it. */
  mayChange: boolean;
  onSaved: (slug: string) => void;
  onRemoved: () => void;
  onClose: () => void;
};

const wishOf = (view: ListView | null): ViewWish => ({
  name: view?.name ?? '',
  isShared: view?.is_shared === 1,
  isDefault: view?.is_default === 1,
});

/** Names a view, shares it, makes it what the list begins with, or removes it. */
export function ViewDialog({ of, view, mayChange, ...told }: ViewDialogProps) {
  const { viewer } = useCurrentUser();
  const [wish, setWish] = useState(() => wishOf(view));
  const { isBusy, save, remove } = useViewChanges({ of, view, mayChange, ...told });
  const put = (part: Partial<ViewWish>) => setWish({ ...wish, ...part });
  const mayShare = mayChange && (wish.isShared || mayTouchAll(viewer, of.model, 'write'));
  return (
    <Dialog
      open
      onClose={told.onClose}
      title={view ? t('Saved view') : t('Save as a view')}
      size="s"
      footer={
        <>
          {view && mayChange && (
            <Button icon={<IconTrash aria-hidden="true" />} busy={isBusy} onClick={() => void remove(view)}>
              {t('Remove')}
            </Button>
          )}
          <Button variant="primary" busy={isBusy} disabled={wish.name.trim() === ''} onClick={() => void save(wish)}>
            {t('Save')}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        <TextField
          label={t('Name')}
          hint={t('Search, filters, order and columns are kept with it.')}
          value={wish.name}
          readOnly={!mayChange}
          onChange={(name) => put({ name })}
        />
        {mayShare && (
          <Checkbox
            label={t('Everybody at the company sees it')}
            checked={wish.isShared}
            onChange={(isShared) => put({ isShared })}
          />
        )}
        <Checkbox
          label={t('My list begins with it')}
          checked={wish.isDefault}
          onChange={(isDefault) => put({ isDefault })}
        />
      </div>
    </Dialog>
  );
}
