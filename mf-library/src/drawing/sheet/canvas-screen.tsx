import { foundQuery } from '@fieldspan/api/queries/found';
import { sheetQuery } from '@fieldspan/api/queries/drawings';
import type { ImageItem } from '@fieldspan/contract/widgets';
import { usePageTitle } from '@fieldspan/federation/page-title';
import { useNavigate, useSearchParams } from '@fieldspan/federation/router';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconZoomExclamation } from '@fieldspan/ui/icons';
import { PageHeader } from '@fieldspan/ui/page-header';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useOwnId } from '../../parts/use-own-id.ts';
import styles from './canvas-screen.module.css';
import { LooseSheet } from './loose-sheet.tsx';
import { StoredSheet } from './stored-sheet.tsx';

/** A whiteboard for everybody (/canvas). For a signed-in person it is stored, and `?sheet=` opens it again. */
export function CanvasScreen() {
  const [params] = useSearchParams();
  const isSignedIn = useOwnId() !== null;
  const slug = params.get('sheet');
  usePageTitle(t('Whiteboard'));
  return (
    <div className={styles.screen}>
      <PageHeader title={t('Whiteboard')} />
      {isSignedIn ? <OwnSheet slug={slug} /> : <LooseSheet />}
    </div>
  );
}

/** A new sheet gets its address with its first stroke, without interrupting the drawing. */
function OwnSheet({ slug }: { slug: string | null }) {
  const navigate = useNavigate();
  const [drawn, setDrawn] = useState<string | null>(null);
  const isNew = slug === null || slug === drawn;
  const noteAddress = (item: ImageItem) => {
    setDrawn(item.slug);
    void navigate(`/canvas?sheet=${item.slug}`, { replace: true });
  };
  return isNew ? (
    <StoredSheet label={t('Whiteboard')} item={null} onItem={noteAddress} />
  ) : (
    <FoundSheet key={slug} slug={slug} />
  );
}

function FoundSheet({ slug }: { slug: string }) {
  const { data: found } = useSuspenseQuery(foundQuery(sheetQuery(slug)));
  if ('reason' in found) {
    return (
      <EmptyState icon={<IconZoomExclamation aria-hidden="true" />} title={t('This whiteboard could not be found')}>
        {found.reason}
      </EmptyState>
    );
  }
  const { id, width, height } = found.record;
  const item = { id, slug, filename: '', width, height };
  return <StoredSheet label={t('Whiteboard')} item={item} onItem={() => undefined} />;
}
