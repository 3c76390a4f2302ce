import type { PayScale } from '@fieldspan/domain/pay-scales';
import { Button } from '@fieldspan/ui/button';
import { IconButton } from '@fieldspan/ui/icon-button';
import { t } from '@fieldspan/ui/i18n';
import { IconPlus, IconTrash } from '@fieldspan/ui/icons';
import { TextField } from '@fieldspan/ui/text-field';
import styles from './agreements.module.css';
import { NumberField } from './number-field.tsx';
import { useRowKeys } from './use-row-keys.ts';

type ScaleRowsProps = { scales: readonly PayScale[]; isLocked: boolean; onChange: (scales: PayScale[]) => void };

/** What an hour of each classification pays. */
export function ScaleRows({ scales, isLocked, onChange }: ScaleRowsProps) {
  const { keys, remove } = useRowKeys(scales.length);
  const replace = (at: number, changed: PayScale) =>
    onChange(scales.map((one, index) => (index === at ? changed : one)));
  return (
    <>
      {scales.length === 0 && <p>{t('No classifications. Each has a title and pays an amount by the hour.')}</p>}
      {scales.map((scale, at) => (
        <fieldset
          key={keys[at]}
          className={styles.row}
          aria-label={t('Classification {{number}}', { number: at + 1 })}
          disabled={isLocked}
        >
          <TextField
            label={t('Title')}
            required
            value={scale.title}
            onChange={(title) => replace(at, { ...scale, title })}
          />
          <NumberField
            label={t('Dollars an hour')}
            value={scale.rate}
            onChange={(rate) => replace(at, { ...scale, rate })}
          />
          {!isLocked && (
            <IconButton
              label={t('Remove {{title}}', { title: scale.title })}
              icon={<IconTrash />}
              onClick={() => {
                remove(at);
                onChange(scales.filter((one) => one !== scale));
              }}
            />
          )}
        </fieldset>
      ))}
      {!isLocked && (
        <div>
          <Button
            icon={<IconPlus aria-hidden="true" />}
            onClick={() =>
              onChange([...scales, { title: t('Classification {{number}}', { number: scales.length + 1 }), rate: 0 }])
            }
          >
            {t('Add a classification')}
          </Button>
        </div>
      )}
    </>
  );
}
