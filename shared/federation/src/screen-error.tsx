import { explain } from '@fieldspan/api/explain';
import { ErrorState } from '@fieldspan/ui/error-state';
import { t } from '@fieldspan/ui/i18n';
import { ErrorCard } from './error-card.tsx';
import { useHost } from './host.ts';
import { isLoadFailure, loadFailureOf } from './load-failure.ts';

type ScreenErrorProps = {
  /** Remote or `remote.widget`. */
  part: string;
  error: Error;
  /** Code of the report; null when there was nothing to report. */
  code: string | null;
  onRetry: () => void;
};

/** Shown when a screen fails after its remote was mounted. */
export function ScreenError({ part, error, code, onRetry }: ScreenErrorProps) {
  const { describe } = useHost();
  const failure = loadFailureOf(error);
  const [name = part] = part.split('.');
  if (isLoadFailure(failure)) {
    return <ErrorCard remote={describe(name)} failure={failure} code={code} onRetry={onRetry} />;
  }
  const { text, list } = explain(error);
  return (
    <ErrorState
      title={t('This page could not be shown')}
      message={[text, ...list].join(' ')}
      onRetry={onRetry}
      {...(code !== null && { code: t('code {{code}}', { code }) })}
    />
  );
}
