import { t } from '@fieldspan/ui/i18n';
import { AppLink } from '@fieldspan/ui/link';
import styles from './link-chips.module.css';

type LinkChipsProps = { label?: string; chips: readonly { to: string; label: string; isCurrent: boolean }[] };

/** A few ways to look at the same rows, one of them at a time; the address says which. */
export function LinkChips({ label = t('Show'), chips }: LinkChipsProps) {
  return (
    <nav className={styles.chips} aria-label={label}>
      {chips.map((chip) => (
        <AppLink key={chip.to} to={chip.to} className={styles.chip} aria-current={chip.isCurrent ? 'page' : undefined}>
          {chip.label}
        </AppLink>
      ))}
    </nav>
  );
}
