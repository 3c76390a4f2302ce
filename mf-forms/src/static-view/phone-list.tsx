import type { PhoneEntry } from '../engine/phone-list.ts';
import { IconPhone } from '@fieldspan/ui/icons';
import { t } from '@fieldspan/ui/i18n';
import styles from './phone-list.module.css';

/** Names, each with a number to call. */
export function PhoneList({ people }: { people: readonly PhoneEntry[] }) {
  return (
    <ul className={styles.list}>
      {people.map(({ name, phone }) => (
        <li key={`${name} ${phone}`} className={styles.person}>
          <span className={styles.name}>{name}</span>
          {phone === '' ? (
            <span className={styles.none}>{t('No number')}</span>
          ) : (
            <a className={styles.call} href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>
              <IconPhone aria-hidden="true" size={16} />
              {phone}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
