import { t } from '@fieldspan/ui/i18n';
import { IconButton } from '@fieldspan/ui/icon-button';
import { IconArrowBackUp, IconArrowForwardUp } from '@fieldspan/ui/icons';
import styles from './undo-buttons.module.css';
import type { Drawing } from './use-drawing.ts';

export function UndoButtons({ drawing }: { drawing: Drawing }) {
  return (
    <>
      <IconButton
        label={t('Undo')}
        icon={<IconArrowBackUp />}
        className={styles.button ?? ''}
        aria-disabled={!drawing.canUndo}
        onClick={drawing.undo}
      />
      <IconButton
        label={t('Redo')}
        icon={<IconArrowForwardUp />}
        className={styles.button ?? ''}
        aria-disabled={!drawing.canRedo}
        onClick={drawing.redo}
      />
    </>
  );
}
