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
import { useState, type ComponentType } from 'react';

type Saying = { children: string };

type RedirectScreenProps = {
  /** The whole page for an anonymous visitor whose link is invalid. */
  NowhereAlone: ComponentType<Saying>;
};

/** Redirects from a record's type and id to the page that shows it. */
export function RedirectScreen({ NowhereAlone }: RedirectScreenProps) {
  const { type = '', id = '' } = useParams();
  const session = useAtomValue(sessionAtom, { store });
  // If the person signs out meanwhile, the answer they got stays on screen.
  const [isSignedIn] = useState(session !== null);
  const model = redirectModelOf(type);
  const Nowhere = session === null ? NowhereAlone : NowhereInside;
  if (model === null) return <Nowhere>{t('There is no page for “{{type}}”.', { type })}</Nowhere>;
  // The target page asks for sign-in, and then shows the record.
  if (!isSignedIn) return <Navigate to={plainPathOf(model, id)} replace />;
  return <ToRecord model={model} id={id} Nowhere={Nowhere} />;
}

type ToRecordProps = { model: RedirectModel; id: string; Nowhere: ComponentType<Saying> };

function ToRecord({ model, id, Nowhere }: ToRecordProps) {
  const { data: path, error } = useQuery(redirectQuery(model, id));
  if (error) return <Nowhere>{explain(error).text}</Nowhere>;
  return path === undefined ? <SkeletonRows count={3} /> : <Navigate to={path} replace />;
}

function NowhereInside({ children }: Saying) {
  return (
    <>
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
    </>
  );
}
