import { useParams, useSearchParams } from '@fieldspan/federation/router';
import { DETAILS, NEW } from '@fieldspan/records/entry';
import { RecordPage } from '@fieldspan/records/page/record-page';
import { useCatalogue } from '../parts/use-catalogue.ts';
import { piecePageEntry } from './piece-page-entry.tsx';

/** A piece, or the form for a new one; `?type=` is its type. */
export function EditScreen() {
  const { slug = NEW, tab = DETAILS } = useParams();
  const [params] = useSearchParams();
  const type = Number(params.get('type')) || null;
  const entry = piecePageEntry(useCatalogue(), type);
  return <RecordPage entry={entry} idOrSlug={slug} tab={tab} given={type === null ? {} : { type_id: type }} />;
}
