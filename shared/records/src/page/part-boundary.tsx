import { isApiError } from '@fieldspan/api/api-error';
import { explain } from '@fieldspan/api/explain';
import { ScreenBoundary } from '@fieldspan/federation/screen-boundary';
import { Wait } from '@fieldspan/federation/wait';
import { ErrorState } from '@fieldspan/ui/error-state';
import { t } from '@fieldspan/ui/i18n';
import { SkeletonRows } from '@fieldspan/ui/skeleton-rows';
import type { ReactNode } from 'react';

/**
 * Limits loading and failing to a part of the screen: heading, tabs and search stay. Errors that are not the server's
 * answers go on to the screen's own boundary, which reports them.
 */
export function PartBoundary({ children }: { children: ReactNode }) {
  return (
    <ScreenBoundary onError={() => null} fallback={inPlace}>
      <Wait fallback={<SkeletonRows count={5} />}>{children}</Wait>
    </ScreenBoundary>
  );
}

function inPlace(error: Error, _code: string | null, retry: () => void): ReactNode {
  if (!isApiError(error)) throw error;
  const { text, list } = explain(error);
  return <ErrorState title={t('This could not be loaded')} message={[text, ...list].join(' ')} onRetry={retry} />;
}
