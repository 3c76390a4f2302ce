import { Button } from '../button.tsx';
import { t } from '../i18n.ts';
import { IconButton } from '../icon-button.tsx';
import { IconX } from '../icons.ts';
import styles from './select-bar.module.css';
import type { TableSelection } from './use-selection.ts';

/** `rows`: how many are shown. */
type SelectBarProps = TableSelection & { rows: number };

/** Shows how many rows are selected and the bulk actions. Sticks to the window's lower edge. */
export function SelectBar({
  selected,
  onSelect,
  actions,
  count = 0,
  isAll = false,
  onSelectAll,
  rows,
}: SelectBarProps) {
  if (selected.size === 0) return null;
  const offersAll = !isAll && onSelectAll !== undefined && selected.size === rows && count > rows;
  return (
    <section className={styles.bar} aria-label={t('Selection')}>
      <span className={styles.count}>
        <output>
          {isAll ? t('All {{count}} selected', { count }) : t('{{count}} selected', { count: selected.size })}
        </output>
        {offersAll && <Button onClick={onSelectAll}>{t('Select all {{count}} that match', { count })}</Button>}
      </span>
      {actions}
      <IconButton
        className={styles.clear ?? ''}
        label={t('Clear selection')}
        icon={<IconX />}
        onClick={() => onSelect(new Set())}
      />
    </section>
  );
}
