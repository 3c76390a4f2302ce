import type { Viewer } from '@fieldspan/domain/access';
import { t } from '@fieldspan/ui/i18n';
import { AppLink } from '@fieldspan/ui/link';
import styles from './chip-links.module.css';
import type { EngineRow, ListEntry } from './entry.ts';
import { listHref } from './list-address.ts';
import type { AddressRules, ListAddress } from './list-address.ts';

type ChipLinksProps<R extends EngineRow> = {
  entry: ListEntry<R>;
  address: ListAddress;
  rules: AddressRules;
  viewer: Viewer;
};

/** The commonest filters of a list, one of them at a time. */
export function ChipLinks<R extends EngineRow>({ entry, address, rules, viewer }: ChipLinksProps<R>) {
  const chips = entry.chips.filter(({ isShown }) => isShown?.(viewer) ?? true);
  return (
    <nav className={styles.chips} aria-label={t('Show')}>
      {chips.map(({ key, label }) => (
        <AppLink
          key={key}
          to={listHref({ ...address, chip: key, page: 1 }, rules)}
          className={styles.chip}
          aria-current={key === address.chip ? 'page' : undefined}
        >
          {t(label)}
        </AppLink>
      ))}
    </nav>
  );
}
