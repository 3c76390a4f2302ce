import { ErrorState } from '@fieldspan/ui/error-state';
import { t } from '@fieldspan/ui/i18n';
import { useEffect, useEffectEvent } from 'react';
import type { RemoteDescription } from './lifecycles.ts';
import { isLoadFailure, type LoadFailure } from './load-failure.ts';

type ErrorCardProps = {
  remote: RemoteDescription;
  failure: LoadFailure;
  /** Of the report that the server has got. */
  code: string | null;
  onRetry: () => void;
};

/** Stands in the place of a remote that could not be loaded. It tries by itself when the connection is back. */
export function ErrorCard({ remote, failure, code, onRetry }: ErrorCardProps) {
  const { name, title, version, set, others } = remote;
  // Never by loading the page anew: nobody has asked for that, and half a message may stand elsewhere in it.
  const retry = useEffectEvent(onRetry);

  useEffect(() => {
    const handleOnline = () => retry();
    window.addEventListener('online', handleOnline);
    return () => window.removeEventListener('online', handleOnline);
  }, []);

  return (
    <ErrorState
      title={t('The {{title}} could not be loaded', { title: title.toLowerCase() })}
      message={messageOf(failure, others)}
      onRetry={failure.isTimeout ? reload : onRetry}
      retryLabel={failure.isTimeout ? t('Reload') : t('Try again')}
      code={[
        isLoadFailure(failure) && t('Loading chunk failed'),
        failure.name,
        `${name} ${version}`,
        t('set {{set}}', { set }),
        code && t('code {{code}}', { code }),
      ]
        .filter(Boolean)
        .join(' · ')}
    />
  );
}

const reload = () => window.location.reload();

function messageOf({ isTimeout }: LoadFailure, others: readonly string[]): string {
  const works =
    others.length > 1
      ? t('Everything else works: {{names}} are not affected.', { names: listOf(others) })
      : t('Everything else works.');
  if (!navigator.onLine) return `${t('You are offline. It is tried again when the connection is back.')} ${works}`;
  return isTimeout ? `${t('It took too long to come.')} ${works}` : works;
}

const listOf = (names: readonly string[]): string =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(names.map((name) => name.toLowerCase()));
