import { alertError } from '@fieldspan/api/alerts';
import { foldersQuery } from '@fieldspan/api/queries/library-folders';
import { Wait } from '@fieldspan/federation/wait';
import { Button } from '@fieldspan/ui/button';
import { Dialog } from '@fieldspan/ui/dialog';
import { t } from '@fieldspan/ui/i18n';
import { IconFolder } from '@fieldspan/ui/icons';
import { SkeletonRows } from '@fieldspan/ui/skeleton-rows';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { treeOf } from './folder-tree.ts';
import styles from './move-dialog.module.css';

type MoveDialogProps = {
  open: boolean;
  title: string;
  /** Where it lies now. */
  at: number | null;
  /** A folder that is moved itself, and so cannot be a place. */
  without?: number;
  onMove: (folder: number | null) => Promise<unknown>;
  onClose: () => void;
};

/** Chooses a folder, or the top of the library. */
export function MoveDialog({ open, title, at, without, onMove, onClose }: MoveDialogProps) {
  const [chosen, setChosen] = useState<number | null>(at);
  const [isBusy, setIsBusy] = useState(false);
  const move = async () => {
    setIsBusy(true);
    try {
      await onMove(chosen);
      onClose();
    } catch (error) {
      alertError(error);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button variant="primary" busy={isBusy} onClick={() => void move()}>
            {t('Move here')}
          </Button>
        </>
      }
    >
      <Wait fallback={<SkeletonRows count={4} />}>
        <Places chosen={chosen} without={without ?? null} onChoose={setChosen} />
      </Wait>
    </Dialog>
  );
}

type PlacesProps = { chosen: number | null; without: number | null; onChoose: (id: number | null) => void };

function Places({ chosen, without, onChoose }: PlacesProps) {
  const { data: folders } = useSuspenseQuery(foldersQuery());
  const places = [
    { id: null, name: t('Library'), level: 0 },
    ...treeOf(folders, without).map(({ folder, level }) => ({ id: folder.id, name: folder.name, level: level + 1 })),
  ];
  return (
    <fieldset className={styles.places}>
      <legend className={styles.legend}>{t('Move to')}</legend>
      {places.map(({ id, name, level }) => (
        <label key={id} className={styles.place} style={{ paddingInlineStart: `${Math.min(level, 8) * 20 + 8}px` }}>
          <input type="radio" name="place" checked={chosen === id} onChange={() => onChoose(id)} />
          <IconFolder aria-hidden="true" />
          <span className={styles.name}>{name}</span>
        </label>
      ))}
    </fieldset>
  );
}
