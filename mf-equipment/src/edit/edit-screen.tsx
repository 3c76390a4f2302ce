import { useParams, useSearchParams } from '@fieldspan/federation/router';
import { DETAILS, NEW } from '@fieldspan/records/entry';
import { RecordPage } from '@fieldspan/records/page/record-page';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconBackhoe } from '@fieldspan/ui/icons';
import { AppLink } from '@fieldspan/ui/link';
import { liveCatalogue } from '../parts/live-catalogue.ts';
import { useCatalogue } from '../parts/use-catalogue.ts';
import { piecePageEntry } from './piece-page-entry.tsx';

/** A piece, or the form for a new one; `?type=` is its type. */
export function EditScreen() {
  const { slug = NEW, tab = DETAILS } = useParams();
  const [params] = useSearchParams();
  const type = Number(params.get('type')) || null;
  const catalogue = useCatalogue();
  if (slug === NEW && liveCatalogue(catalogue).types.length === 0) return <NoTypesYet />;
  const entry = piecePageEntry(catalogue, type);
  return <RecordPage entry={entry} idOrSlug={slug} tab={tab} given={type === null ? {} : { type_id: type }} />;
}

const NoTypesYet = () => (
  <EmptyState
    icon={<IconBackhoe aria-hidden="true" />}
    title={t('First a category and a type')}
    action={<AppLink to="/equipment/list">{t('Go to the equipment')}</AppLink>}
  >
    {t('Every piece of equipment has a type, such as “Scissor lift” of the category “Lifts”.')}
  </EmptyState>
);
