import { isPaidKind } from '@fieldspan/domain/breaks';
import type { BreakKind } from '@fieldspan/domain/breaks';
import { Button } from '@fieldspan/ui/button';
import { Checkbox } from '@fieldspan/ui/checkbox';
import { t } from '@fieldspan/ui/i18n';
import { IconButton } from '@fieldspan/ui/icon-button';
import { IconPlus, IconTrash } from '@fieldspan/ui/icons';
import { SelectField } from '@fieldspan/ui/select-field';
import { TimeField } from '@fieldspan/ui/time-field';
import { emptyBreak } from './break-draft.ts';
import type { BreakDraft } from './break-draft.ts';
import styles from './breaks.module.css';

type BreakRowsProps = { drafts: readonly BreakDraft[]; onChange: (drafts: readonly BreakDraft[]) => void };

/** Each break with its kind, its times and whether it is paid. */
export function BreakRows({ drafts, onChange }: BreakRowsProps) {
  const change = (key: string, part: Partial<BreakDraft>) =>
    onChange(drafts.map((draft) => (draft.key === key ? { ...draft, ...part } : draft)));
  return (
    <>
      {drafts.length === 0 && <p>{t('No breaks.')}</p>}
      {drafts.map((draft, at) => (
        <fieldset key={draft.key} className={styles.row} aria-label={t('Break {{number}}', { number: at + 1 })}>
          <SelectField
            label={t('Kind')}
            value={draft.kind}
            options={[
              { value: 'meal', label: t('Meal break') },
              { value: 'rest', label: t('Rest break') },
            ]}
            onChange={(value) => {
              const kind: BreakKind = value === 'rest' ? 'rest' : 'meal';
              change(draft.key, { kind, isPaid: isPaidKind(kind) });
            }}
          />
          <div className={styles.end}>
            <Checkbox label={t('Paid')} checked={draft.isPaid} onChange={(isPaid) => change(draft.key, { isPaid })} />
            <IconButton
              label={t('Remove break {{number}}', { number: at + 1 })}
              icon={<IconTrash aria-hidden="true" />}
              onClick={() => onChange(drafts.filter(({ key }) => key !== draft.key))}
            />
          </div>
          <TimeField label={t('From')} required value={draft.from} onChange={(from) => change(draft.key, { from })} />
          <TimeField label={t('To')} required value={draft.to} onChange={(to) => change(draft.key, { to })} />
        </fieldset>
      ))}
      <div>
        <Button icon={<IconPlus aria-hidden="true" />} onClick={() => onChange([...drafts, emptyBreak()])}>
          {t('Add a break')}
        </Button>
      </div>
    </>
  );
}
