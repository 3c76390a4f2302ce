import type { QueryValue } from '@fieldspan/api/queries/query-value';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconCheck } from '@fieldspan/ui/icons';
import { MoreLine } from '@fieldspan/ui/more-line';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import styles from './choice-list.module.css';
import type { Choice, Choices } from '../field.ts';

type ChoiceListProps = {
  query: QueryValue<Choices>;
  value: number | null;
  onChoose: (choice: Choice) => void;
};

/** What the typed text finds; the previous rows stay until the next ones are loaded. */
export function ChoiceList({ query, value, onChoose }: ChoiceListProps) {
  const shown = useDeferredValue(query);
  const { data } = useSuspenseQuery(shown);
  const { rows: choices, more } = data;
  if (choices.length === 0) return <EmptyState title={t('Nothing found')}>{t('Try another word.')}</EmptyState>;
  return (
    <>
      <ul className={styles.choices}>
        {choices.map((choice) => (
          <li key={choice.id}>
            <button
              type="button"
              className={styles.choice}
              aria-pressed={choice.id === value}
              onClick={() => onChoose(choice)}
            >
              <span className={styles.text}>
                <span>{choice.title}</span>
                {choice.note && <span className={styles.note}>{choice.note}</span>}
              </span>
              {choice.id === value && <IconCheck aria-hidden="true" />}
            </button>
          </li>
        ))}
      </ul>
      <MoreLine shown={choices.length} more={more} narrow={t('Type to narrow them.')} />
    </>
  );
}
