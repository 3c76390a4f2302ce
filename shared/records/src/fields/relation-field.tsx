import type { QueryValue } from '@fieldspan/api/queries/query-value';
import { Wait } from '@fieldspan/federation/wait';
import { Button } from '@fieldspan/ui/button';
import { Dialog } from '@fieldspan/ui/dialog';
import { t } from '@fieldspan/ui/i18n';
import { IconChevronDown } from '@fieldspan/ui/icons';
import { SearchField } from '@fieldspan/ui/search-field';
import { SkeletonRows } from '@fieldspan/ui/skeleton-rows';
import { useId, useState } from 'react';
import { ChoiceList } from '../list/choice-list.tsx';
import type { Choice, Choices } from '../field.ts';
import styles from './relation-field.module.css';
import { useSettled } from '../list/settled.ts';

type RelationFieldProps = {
  label: string;
  value: number | null;
  /** The label of the stored choice. */
  shown: string | null;
  choices: (typed: string) => QueryValue<Choices>;
  onChange: (value: number | null, title: string | null) => void;
  /** The text for no choice: "None" by default. */
  none?: string;
  isLabelHidden?: boolean;
};

/** Chooses another record by typing: the search reaches all of them, not only the first few. */
export function RelationField({
  label,
  value,
  shown,
  choices,
  onChange,
  none = t('None'),
  isLabelHidden = false,
}: RelationFieldProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [picked, setPicked] = useState<Choice | null>(null);
  const settled = useSettled(typed.trim());
  const labelId = useId();
  const valueId = useId();
  const text = picked !== null && picked.id === value ? picked.title : shown;
  const choose = (choice: Choice | null) => {
    setPicked(choice);
    onChange(choice?.id ?? null, choice?.title ?? null);
    setIsOpen(false);
    setTyped('');
  };
  return (
    <div className={styles.field}>
      <span id={labelId} className={styles.label} hidden={isLabelHidden}>
        {label}
      </span>
      <button
        type="button"
        className={styles.control}
        aria-labelledby={`${labelId} ${valueId}`}
        onClick={() => setIsOpen(true)}
      >
        <span id={valueId} className={styles.value} data-empty={value === null || undefined}>
          {value === null ? none : text}
        </span>
        <IconChevronDown aria-hidden="true" />
      </button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={label}
        size="s"
        footer={value !== null && <Button onClick={() => choose(null)}>{t('Choose none')}</Button>}
      >
        <div className={styles.picker}>
          <SearchField label={t('Search')} value={typed} onChange={setTyped} />
          <Wait fallback={<SkeletonRows count={5} />}>
            <ChoiceList query={choices(settled)} value={value} onChoose={choose} />
          </Wait>
        </div>
      </Dialog>
    </div>
  );
}
