import { t } from '@fieldspan/ui/i18n';
import type { ReactNode } from 'react';
import { ShownField } from './shown-field.tsx';
import styles from './widget-away.module.css';

type WidgetAwayProps = { label: string; error: string | undefined; children?: ReactNode };

/** Shown when a field's widget cannot be loaded: says so, and what is safe. */
export function WidgetAway({ label, error, children }: WidgetAwayProps) {
  return (
    <ShownField label={label} error={error}>
      <p className={styles.away}>
        {t(
          'This cannot be shown right now; it is tried again when the connection is back. The rest of the form is not affected.',
        )}{' '}
        {children}
      </p>
    </ShownField>
  );
}
