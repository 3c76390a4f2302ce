import { loadFailureOf } from '@fieldspan/federation/load-failure';
import { ErrorState } from '@fieldspan/ui/error-state';
import { t } from '@fieldspan/ui/i18n';

const reload = () => window.location.reload();

type ShellErrorProps = { error: Error; code: string | null; onRetry: () => void };

/** Shown when the shell itself has crashed. */
export function ShellError({ error, code, onRetry }: ShellErrorProps) {
  const { name, isTimeout } = loadFailureOf(error);
  return (
    <ErrorState
      title={t('This page could not be shown')}
      message={t('What you have saved is safe. Try again; if it happens once more, reload the page.')}
      onRetry={isTimeout ? reload : onRetry}
      retryLabel={isTimeout ? t('Reload') : t('Try again')}
      code={[name, code && t('code {{code}}', { code })].filter(Boolean).join(' · ')}
    />
  );
}
