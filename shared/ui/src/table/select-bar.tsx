import { t } from '../i18n.ts';
import { IconButton } from '../icon-button.tsx';
import { IconX } from '../icons.ts';
import styles from './select-bar.module.css';
import type { TableSelection } from './use-selection.ts';

/** Shows how many rows are selected and the bulk actions. Sticks to the window's lower edge. */
export function SelectBar({ selected, onSelect, actions }: TableSelection) {
  if (selected.size === 0) return null;
  return (
    <section className={styles.bar} aria-label={t('Selection')}>
      <output className={styles.count}>{t('{{count}} selected', { count: selected.size })}</output>
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
