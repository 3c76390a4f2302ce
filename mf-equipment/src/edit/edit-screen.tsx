import { equipmentQuery } from '@fieldspan/api/queries/equipment';
import type { Equipment } from '@fieldspan/api/queries/equipment';
import { foundQuery } from '@fieldspan/api/queries/found';
import { useParams, useSearchParams } from '@fieldspan/federation/router';
import { DETAILS, NEW } from '@fieldspan/records/entry';
import { RecordPage } from '@fieldspan/records/page/record-page';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconBackhoe } from '@fieldspan/ui/icons';
import { AppLink } from '@fieldspan/ui/link';
import { LIKE } from './clone-button.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { liveCatalogue } from '../catalogue-data/live-catalogue.ts';
import { useCatalogue } from '../catalogue-data/use-catalogue.ts';
import { piecePageEntry } from './piece-page-entry.tsx';

/** A piece, or the form for a new one; `?type=` is its type, `?like=` a piece that it is filled in from. */
export function EditScreen() {
  const { slug = NEW, tab = DETAILS } = useParams();
  const [params] = useSearchParams();
  const type = Number(params.get('type')) || null;
  const catalogue = useCatalogue();
  if (slug === NEW && liveCatalogue(catalogue).types.length === 0) return <NoTypesYet />;
  const entry = piecePageEntry(catalogue, type);
  const like = params.get(LIKE);
  if (slug === NEW && like !== null) return <NewLike entry={entry} like={like} />;
  return <RecordPage entry={entry} idOrSlug={slug} tab={tab} given={type === null ? {} : { type_id: type }} />;
}

/** A new piece like another; what stands on the machine itself, such as its serial number, is not copied. */
function NewLike({ entry, like }: { entry: ReturnType<typeof piecePageEntry>; like: string }) {
  const { data: found } = useSuspenseQuery(foundQuery(equipmentQuery(like)));
  const given = 'record' in found ? copyOf(found.record) : {};
  return <RecordPage entry={entry} idOrSlug={NEW} tab={DETAILS} given={given} />;
}

const copyOf = ({ type_id, description, color_hex, location, image_id }: Equipment) => ({
  type_id,
  description: t('{{name}} (copy)', { name: description }),
  color_hex,
  location,
  image_id,
});

const NoTypesYet = () => (
  <EmptyState
    icon={<IconBackhoe aria-hidden="true" />}
    title={t('First a category and a type')}
    action={<AppLink to="/equipment/list">{t('Go to the equipment')}</AppLink>}
  >
    {t('Every piece of equipment has a type, such as “Scissor lift” of the category “Lifts”.')}
  </EmptyState>
);
