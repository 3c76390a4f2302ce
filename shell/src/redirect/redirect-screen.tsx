import { explain } from '@fieldspan/api/explain';
import { redirectQuery } from '@fieldspan/api/queries/redirect';
import { sessionAtom } from '@fieldspan/api/session';
import { store } from '@fieldspan/api/store';
import { plainPathOf, redirectModelOf, type RedirectModel } from '@fieldspan/domain/redirect-type';
import { Navigate, useParams } from '@fieldspan/federation/router';
import { Button } from '@fieldspan/ui/button';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconZoomExclamation } from '@fieldspan/ui/icons';
import { AppLink } from '@fieldspan/ui/link';
import { PageHeader } from '@fieldspan/ui/page-header';
import { SkeletonRows } from '@fieldspan/ui/skeleton-rows';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import styles from './redirect-screen.module.css';

/** Leads from a record's type and id to the page that shows it. */
export function RedirectScreen() {
  const { type = '', id = '' } = useParams();
  const session = useAtomValue(sessionAtom, { store });
  // Somebody who signs out on the way keeps the answer that they got.
  const [isSignedIn] = useState(session !== null);
  const model = redirectModelOf(type);
  if (model === null) return <Nowhere>{t('There is no page for “{{type}}”.', { type })}</Nowhere>;
  // The page itself asks to sign in, and then shows the record.
  if (!isSignedIn) return <Navigate to={plainPathOf(model, id)} replace />;
  return <ToRecord model={model} id={id} />;
}

function ToRecord({ model, id }: { model: RedirectModel; id: string }) {
  const { data: path, error } = useQuery(redirectQuery(model, id));
  if (error) return <Nowhere>{explain(error).text}</Nowhere>;
  return path === undefined ? <SkeletonRows count={3} /> : <Navigate to={path} replace />;
}

/** Inside the chrome, or a page of its own for somebody who is not signed in. */
function Nowhere({ children }: { children: string }) {
  const isAlone = useAtomValue(sessionAtom, { store }) === null;
  const Page = isAlone ? 'main' : 'div';
  return (
    <Page className={styles.page} data-alone={isAlone || undefined}>
      <PageHeader title={t('Nothing found')} />
      <EmptyState
        icon={<IconZoomExclamation aria-hidden="true" />}
        title={t('This link leads to nothing')}
        action={
          <Button variant="primary" render={<AppLink to="/" />}>
            {t('Back to the dashboard')}
          </Button>
        }
      >
        {children}
      </EmptyState>
    </Page>
  );
}
