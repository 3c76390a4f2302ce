import { useState } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { t } from './i18n.ts';
import styles from './merge-dialog.module.css';
import { RadioGroup } from './radio-group.tsx';

export type MergeRow = { key: string; label: string; mine: string; theirs: string };

type Side = 'mine' | 'theirs';

type MergeDialogProps = {
  /** Who changed the record meanwhile, and when. */
  who: string;
  when: string;
  rows: readonly MergeRow[];
  /** Called with the choices, keyed by row; null goes back to editing, and nothing is saved. */
  onSettle: (choices: ReadonlyMap<string, Side> | null) => void;
};

/** Shown when two people changed the same fields: asks for each which value to keep. */
export function MergeDialog({ who, when, rows, onSettle }: MergeDialogProps) {
  const [choices, setChoices] = useState<ReadonlyMap<string, Side>>(new Map());
  const left = rows.filter(({ key }) => !choices.has(key)).length;
  const chooseAll = (side: Side) => setChoices(new Map(rows.map(({ key }) => [key, side])));
  return (
    <Dialog
      open
      size="m"
      onClose={() => onSettle(null)}
      title={t('Changed by somebody else meanwhile')}
      description={t('This was changed by {{who}}, {{when}}. Choose what counts; everything else of both is kept.', {
        who,
        when,
      })}
      footer={
        <>
          <Button onClick={() => onSettle(null)}>{t('Back to the form')}</Button>
          <Button variant="primary" disabled={left > 0} onClick={() => onSettle(choices)}>
            {t('Save')}
          </Button>
        </>
      }
    >
      <div className={styles.rows}>
        {rows.length > 1 && (
          <div className={styles.all}>
            <Button size="s" onClick={() => chooseAll('mine')}>
              {t('All mine')}
            </Button>
            <Button size="s" onClick={() => chooseAll('theirs')}>
              {t('All theirs')}
            </Button>
          </div>
        )}
        {rows.map(({ key, label, mine, theirs }) => (
          <RadioGroup
            key={key}
            className={styles.row ?? ''}
            label={label}
            required
            value={choices.get(key) ?? ''}
            onChange={(side) => setChoices(new Map([...choices, [key, side === 'mine' ? 'mine' : 'theirs']]))}
            options={[
              { value: 'mine', label: mine, note: t('Yours') },
              { value: 'theirs', label: theirs, note: t('By {{who}}, {{when}}', { who, when }) },
            ]}
          />
        ))}
      </div>
    </Dialog>
  );
}
