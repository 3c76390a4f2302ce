import { t } from './i18n.ts';
import styles from './more-line.module.css';
import { numberText } from '@fieldspan/domain/number-text';

type MoreLineProps = {
  /** How many rows stand above it. */
  shown: number;
  /** How many there are beside these. */
  more: number;
  /** How the others are reached. */
  narrow?: string;
};

/** Below a list that does not show everything: says so, and how the rest is reached. Nothing where it is whole. */
export function MoreLine({ shown, more, narrow }: MoreLineProps) {
  if (more === 0) return null;
  const all = numberText(shown + more);
  return (
    <p className={styles.more}>
      {t('The first {{shown}} of {{all}}.', { shown, all })} {narrow}
    </p>
  );
}
