import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { useState } from 'react';
import type { Blend } from './plan-ground.ts';
import styles from './plan-sheet-view.module.css';

type BlendSliderProps = { blend: Blend; isFailed: boolean; onEnd: () => void };

/** From the old revision alone to the new one alone; in the middle both, with what differs in colour. */
export function BlendSlider({ blend, isFailed, onEnd }: BlendSliderProps) {
  const [share, setShare] = useState(blend.share);
  const change = (next: number) => {
    setShare(next);
    Object.assign(blend, { share: next });
    blend.onChange?.(next);
  };
  if (isFailed)
    return (
      <p className={styles.blend} role="alert">
        {t('The other revision could not be opened.')} <Button onClick={onEnd}>{t('End comparing')}</Button>
      </p>
    );
  return (
    <fieldset className={styles.blend} aria-label={t('Comparing two revisions')}>
      <span className={styles.old}>{t('Old: red')}</span>
      <input
        type="range"
        min={0}
        max={100}
        step={1}
        aria-label={t('From the old revision to the new one')}
        value={Math.round(share * 100)}
        onChange={(event) => change(event.target.valueAsNumber / 100)}
      />
      <span className={styles.fresh}>{t('New: blue')}</span>
      <Button size="s" onClick={onEnd}>
        {t('End comparing')}
      </Button>
    </fieldset>
  );
}
