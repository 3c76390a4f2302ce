import { namesAndOthers } from '@fieldspan/domain/names-and-others';
import { personName } from '@fieldspan/domain/person-name';
import type { NamedPerson } from '@fieldspan/domain/person-name';
import { plural, t } from '@fieldspan/ui/i18n';
import styles from './read-by.module.css';

export function ReadBy({ readers }: { readers: readonly NamedPerson[] }) {
  if (readers.length === 0) return null;
  const { shown, others } = namesAndOthers(readers.map((person) => person.first_name ?? personName(person)));
  const names = t('Read by {{names}}', { names: shown.join(', ') });
  return (
    <p className={styles.readers}>
      {others === 0
        ? names
        : `${names} ${plural(others, { one: 'and {{count}} other', other: 'and {{count}} others' })}`}
    </p>
  );
}
