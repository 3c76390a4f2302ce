import { numberText } from '@fieldspan/domain/number-text';
import { IconChevronDown, IconChevronRight } from '@fieldspan/ui/icons';
import styles from './group-head.module.css';

type GroupHeadProps = { name: string; count: number; isOpen: boolean; onToggle: () => void };

/** The heading of a group: opens and closes it. */
export function GroupHead({ name, count, isOpen, onToggle }: GroupHeadProps) {
  return (
    <button type="button" className={styles.head} aria-expanded={isOpen} onClick={onToggle}>
      {isOpen ? <IconChevronDown aria-hidden="true" /> : <IconChevronRight aria-hidden="true" />}
      <span className={styles.name}>{name}</span> <span className={styles.count}>{numberText(count)}</span>
    </button>
  );
}
