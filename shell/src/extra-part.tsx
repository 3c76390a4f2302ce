import { showAlert } from '@fieldspan/api/alerts';
import { ScreenBoundary } from '@fieldspan/federation/screen-boundary';
import { Wait } from '@fieldspan/federation/wait';
import { t } from '@fieldspan/ui/i18n';
import { useState, type ReactNode } from 'react';

type ExtraPartProps = {
  /** Message when the code cannot be loaded. */
  message?: string;
  /** Closes it: opening it again is another attempt. */
  onFailure: () => void;
  children: ReactNode;
};

/** A dialog whose code loads when it is opened. If that fails, an alert says so and the page stays. */
export function ExtraPart({ message, onFailure, children }: ExtraPartProps) {
  const [failures, setFailures] = useState(0);
  const handleError = (error: Error): null => {
    onFailure();
    setFailures((count) => count + 1);
    showAlert({
      type: 'danger',
      message: message ?? t('This could not be opened. Check the connection and try again.'),
    });
    // The listener for uncaught errors sends the report.
    window.reportError(error);
    return null;
  };
  return (
    <ScreenBoundary key={failures} onError={handleError} fallback={() => null}>
      <Wait>{children}</Wait>
    </ScreenBoundary>
  );
}
