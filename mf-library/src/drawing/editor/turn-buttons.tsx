import type { QuarterTurn } from '@fieldspan/domain/drawing';
import { t } from '@fieldspan/ui/i18n';
import { IconButton } from '@fieldspan/ui/icon-button';
import { IconRotate, IconRotateClockwise } from '@fieldspan/ui/icons';
import styles from './turn-buttons.module.css';

type TurnButtonsProps = { isBusy: boolean; onTurn: (turn: QuarterTurn) => void };

/** Rotate the picture by 90°, with its drawings. */
export function TurnButtons({ isBusy, onTurn }: TurnButtonsProps) {
  return (
    <fieldset className={styles.turns} aria-label={t('Turn')}>
      <IconButton
        label={t('Rotate left')}
        icon={<IconRotate />}
        aria-disabled={isBusy}
        onClick={() => isBusy || onTurn('left')}
      />
      <IconButton
        label={t('Rotate right')}
        icon={<IconRotateClockwise />}
        aria-disabled={isBusy}
        onClick={() => isBusy || onTurn('right')}
      />
    </fieldset>
  );
}
