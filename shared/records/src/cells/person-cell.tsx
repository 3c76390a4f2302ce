import { personName } from '@fieldspan/domain/person-name';
import type { NamedPerson } from '@fieldspan/domain/person-name';
import { Avatar } from '@fieldspan/ui/avatar';
import styles from './person-cell.module.css';

/** A person in a cell; a dash for none. */
export function PersonCell({ person }: { person: NamedPerson | null }) {
  if (!person) return <span className={styles.none}>–</span>;
  const name = personName(person);
  return (
    <span className={styles.person}>
      <Avatar name={name} size="s" />
      <span className={styles.name}>{name}</span>
    </span>
  );
}
