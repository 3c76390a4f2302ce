import { useParams } from '@fieldspan/federation/router';
import { NEW } from '../engine/entry.ts';
import { RecordPage } from '../engine/record-page.tsx';
import { contractPageEntry } from './contract-page-entry.tsx';

export function ContractScreen() {
  const { slug = NEW, tab = 'details' } = useParams();
  return <RecordPage entry={contractPageEntry} idOrSlug={slug} tab={tab} />;
}
