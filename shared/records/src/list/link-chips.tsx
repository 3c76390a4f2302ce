import { bringIntoSight } from '@fieldspan/ui/bring-into-sight';
import { t } from '@fieldspan/ui/i18n';
import { AppLink } from '@fieldspan/ui/link';
import type { ReactNode } from 'react';
import styles from './link-chips.module.css';

type LinkChipsProps = { label?: string; chips: readonly LinkChip[] };

type LinkChip = { to: string; label: string; isCurrent: boolean; count?: ReactNode; isAlarm?: boolean | undefined };

/** Views of the same rows, one at a time, kept in the address. */
export function LinkChips({ label = t('Show'), chips }: LinkChipsProps) {
  return (
    <nav className={styles.chips} aria-label={label}>
      {chips.map((chip) => (
        <AppLink
          key={chip.to}
          to={chip.to}
          className={styles.chip}
          onFocus={bringIntoSight}
          aria-current={chip.isCurrent ? 'page' : undefined}
        >
          {chip.label}{' '}
          {chip.count !== undefined && (
            <span className={styles.count} data-alarm={chip.isAlarm || undefined}>
              {chip.count}
            </span>
          )}
        </AppLink>
      ))}
    </nav>
  );
}
