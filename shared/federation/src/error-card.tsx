import type { Reach } from '@fieldspan/api/reach';
import { useBack, useReach } from '@fieldspan/api/use-reach';
import { msg } from '@fieldspan/domain/message';
import { ErrorState } from '@fieldspan/ui/error-state';
import { t, translated } from '@fieldspan/ui/i18n';
import type { RemoteDescription } from './lifecycles.ts';
import { isLoadFailure, type LoadFailure } from './load-failure.ts';

type ErrorCardProps = {
  remote: RemoteDescription;
  failure: LoadFailure;
  /** Code of the report that the server received. */
  code: string | null;
  onRetry: () => void;
};

/** Shown in place of a remote that could not be loaded. It retries by itself when the connection is back. */
export function ErrorCard({ remote, failure, code, onRetry }: ErrorCardProps) {
  const { name, title, version, set, others } = remote;
  // Never reloads the page: nobody asked for that, and there may be unsaved input elsewhere in it.
  useBack(onRetry);
  const reach = useReach();

  return (
    <ErrorState
      title={t('{{title}} could not be loaded', { title })}
      message={failureText(failure, others, reach)}
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

const AWAY = {
  'no-network': msg('You are offline. It is tried again when the connection is back.'),
  'no-server': msg('The server cannot be reached. It is tried again when it answers.'),
} as const;

/**
 * Names what is unavailable and what still works; without the titles of the others it only says that the rest works.
 */
export function failureText({ isTimeout }: LoadFailure, others: readonly string[], reach: Reach): string {
  const works =
    others.length > 1
      ? t('Everything else works: {{names}} are not affected.', { names: listOf(others) })
      : t('Everything else works.');
  if (reach !== 'answering') return `${translated(AWAY[reach])} ${works}`;
  return isTimeout ? `${t('It took too long to come.')} ${works}` : works;
}

const listOf = (names: readonly string[]): string => new Intl.ListFormat('en', { type: 'conjunction' }).format(names);
