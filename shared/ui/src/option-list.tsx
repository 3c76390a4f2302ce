import { Combobox as Base } from '@base-ui/react/combobox';
import { t } from './i18n.ts';
import { IconCheck } from './icons.ts';
import styles from './option-list.module.css';

/** One option. */
export type Option = {
  value: string;
  label: string;
  /** A second line in muted text: a number, a place, a role. */
  note?: string | undefined;
};

type OptionListProps = { label: string; loading: boolean; emptyText: string };

/**
 * The list below a field that is searched by typing. Status and "no results" are announced. It is not Base UI's popup,
 * which hides the rest of the page from screen readers while its controls can still be reached by Tab.
 */
export function OptionList({ label, loading, emptyText }: OptionListProps) {
  return (
    <Base.Portal>
      <Base.Positioner className={styles.positioner} sideOffset={6} collisionPadding={8}>
        <div className={styles.popup} aria-busy={loading || undefined}>
          <Base.Status>
            {loading && (
              <span className={styles.word}>
                <span className={styles.spinner} aria-hidden="true" />
                {t('Searching…')}
              </span>
            )}
          </Base.Status>
          <Base.Empty>{!loading && <span className={styles.word}>{emptyText}</span>}</Base.Empty>
          <Base.List className={styles.list} aria-label={label}>
            {(option: Option) => (
              <Base.Item key={option.value} value={option} className={styles.item}>
                <span className={styles.text}>
                  <span>{option.label}</span>
                  {option.note && <span className={styles.note}>{option.note}</span>}
                </span>
                <Base.ItemIndicator className={styles.tick} render={<IconCheck />} aria-hidden="true" />
              </Base.Item>
            )}
          </Base.List>
        </div>
      </Base.Positioner>
    </Base.Portal>
  );
}

export const isSameOption = (one: Option, other: Option): boolean => one.value === other.value;
