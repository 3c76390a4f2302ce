import { t } from '@fieldspan/ui/i18n';
import { AppLink } from '@fieldspan/ui/link';
import type { FocusEvent } from 'react';
import styles from './link-chips.module.css';

type LinkChipsProps = { label?: string; chips: readonly { to: string; label: string; isCurrent: boolean }[] };

/** Browsers leave a chip where it is of which any part shows. */
const bringIntoSight = ({ target }: FocusEvent<HTMLElement>): void =>
  target.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });

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
          {chip.label}
        </AppLink>
      ))}
    </nav>
  );
}
