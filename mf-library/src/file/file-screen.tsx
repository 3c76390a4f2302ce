import { foundQuery } from '@fieldspan/api/queries/found';
import { libraryFileQuery } from '@fieldspan/api/queries/library';
import { useParams } from '@fieldspan/federation/router';
import { NotFound } from '@fieldspan/records/page/not-found';
import { t } from '@fieldspan/ui/i18n';
import { useSuspenseQuery } from '@tanstack/react-query';
import { FilePage } from './file-page.tsx';

/** The view that shows only the file. */
const FULL = 'full';

export function FileScreen() {
  const { slug = '', view_type } = useParams();
  const { data: found } = useSuspenseQuery(foundQuery(libraryFileQuery(slug)));
  if ('reason' in found) {
    const back = { label: t('Library'), to: '/library/files' };
    return <NotFound title={t('Library')} reason={found.reason} back={back} />;
  }
  const isFull = view_type === FULL;
  const path = `/library/file/${slug}`;
  return <FilePage file={found.record} isFull={isFull} otherView={isFull ? path : `${path}/${FULL}`} />;
}
