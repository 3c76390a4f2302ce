import { showAlert } from '@fieldspan/api/alerts';
import { ScreenBoundary } from '@fieldspan/federation/screen-boundary';
import { Wait } from '@fieldspan/federation/wait';
import { t } from '@fieldspan/ui/i18n';
import { useState, type ReactNode } from 'react';

type ExtraPartProps = {
  /** What people read when it does not come. */
  message?: string;
  /** Closes it: opening it again is another try. */
  onFailure: () => void;
  children: ReactNode;
};

/** The place of a dialog whose code comes when it is opened. When that fails a line says so, and the page stays. */
export function ExtraPart({ message, onFailure, children }: ExtraPartProps) {
  const [failures, setFailures] = useState(0);
  const handleError = (error: Error): null => {
    onFailure();
    setFailures((count) => count + 1);
    showAlert({
      type: 'danger',
      message: message ?? t('This could not be opened. Check the connection and try again.'),
    });
    // Whoever follows uncaught errors sends the report.
    window.reportError(error);
    return null;
  };
  return (
    <ScreenBoundary key={failures} onError={handleError} fallback={() => null}>
      <Wait>{children}</Wait>
    </ScreenBoundary>
  );
}
