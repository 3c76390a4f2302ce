import { t } from '@fieldspan/ui/i18n';
import { VisuallyHidden } from '@fieldspan/ui/visually-hidden';
import { useIsFetching, useIsMutating } from '@tanstack/react-query';
import styles from './busy-line.module.css';

/** Progress line along the top bar while a request is running; background polls do not show it. */
export function BusyLine() {
  const reads = useIsFetching({ predicate: ({ meta }) => meta?.['quiet'] !== true });
  const writes = useIsMutating();
  return (
    <output className={styles.line} data-busy={reads + writes > 0 || undefined}>
      {reads + writes > 0 && <VisuallyHidden>{t('Working…')}</VisuallyHidden>}
    </output>
  );
}
