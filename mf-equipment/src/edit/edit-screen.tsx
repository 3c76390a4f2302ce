import { equipmentQuery } from '@fieldspan/api/queries/equipment';
import type { Equipment } from '@fieldspan/api/queries/equipment';
import { foundQuery } from '@fieldspan/api/queries/found';
import { usePageTitle } from '@fieldspan/federation/page-title';
import { PublicLinkButton } from '@fieldspan/federation/public-link-button';
import { RecordActions } from '@fieldspan/federation/record-actions';
import { RecordHistory } from '@fieldspan/federation/record-history';
import { useParams } from '@fieldspan/federation/router';
import { DETAILS, NEW } from '@fieldspan/records/entry';
import { RecordTabs } from '@fieldspan/records/page/record-tabs';
import { t } from '@fieldspan/ui/i18n';
import { PageHeader } from '@fieldspan/ui/page-header';
import { Tag } from '@fieldspan/ui/tag';
import { useSuspenseQuery } from '@tanstack/react-query';
import { PUBLIC_PATH } from '../parts/public-path.ts';
import { NoSuchPlace } from '../parts/no-such-place.tsx';
import { ServiceDueTag } from '../parts/service-due-tag.tsx';
import { NewPiece } from './new-piece.tsx';
import { PieceDetails } from './piece-details.tsx';
import { piecePage } from './piece-page.tsx';
import { useTrail } from './trail.ts';

/** The editor of a piece; for those who may only read, its facts. */
export function EditScreen() {
  const { slug = NEW } = useParams();
  return slug === NEW ? <NewPiece /> : <ExistingPiece key={slug} slug={slug} />;
}

function ExistingPiece({ slug }: { slug: string }) {
  const { data: found } = useSuspenseQuery(foundQuery(equipmentQuery(slug)));
  if ('record' in found) return <FoundPiece piece={found.record} />;
  return <NoSuchPlace title={found.reason} />;
}

function FoundPiece({ piece }: { piece: Equipment }) {
  const { tab = DETAILS } = useParams();
  const trail = useTrail(piece.type_id);
  usePageTitle(piece.description);
  return (
    <>
      <PageHeader
        title={piece.description}
        breadcrumb={[...trail, { label: piece.description }]}
        status={
          piece.archived === 1 ? <Tag>{t('Archived')}</Tag> : <ServiceDueTag nextService={piece.next_service_date} />
        }
        actions={
          <>
            <RecordActions record={{ model: 'Equipment', id: piece.id, slug: piece.slug, title: piece.description }} />
            <PublicLinkButton
              page={{
                model: 'Equipment',
                record_id: piece.id,
                path: PUBLIC_PATH,
                renewHint: t('Labels that are printed already open nothing from then on: print new ones.'),
              }}
            />
            <RecordHistory model="Equipment" id={piece.id} title={piece.description} />
          </>
        }
      />
      <RecordTabs
        page={piecePage}
        record={piece}
        idOrSlug={piece.slug}
        tab={tab}
        details={<PieceDetails piece={piece} />}
      />
    </>
  );
}
